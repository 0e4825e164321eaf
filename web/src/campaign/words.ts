import { catalogue } from '../lib/words.svelte'
import en from './words/en.json'

export const { t, word } = catalogue(en, import.meta.glob(['./words/*.json', '!./words/en.json']))
