import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jost/wght.css'
import './styles/tokens.css'
import './styles/look.css'
import { mount } from 'svelte'
import App from './App.svelte'

export default mount(App, { target: document.getElementById('app')! })
