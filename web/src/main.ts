import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jost/wght.css'
import './styles/tokens.css'
import './styles/look.css'
import './styles/touch.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language, speak } from './lib/words.svelte'

/** Milliseconds after the load: what the person came for goes first. */
const QUIET = 5000

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => setTimeout(() => void import('./app/register').then((m) => m.register()).catch(() => {}), QUIET))

// only now: what waits for the load must not miss it
await speak(language())

export default mount(App, { target: document.getElementById('app')! })
