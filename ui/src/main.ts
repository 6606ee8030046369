import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/scene.css'
import './lobby/lobby.css'
import './table/table.css'
import './rules/rules.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { addIcons } from './icons'

addIcons()
mount(App, { target: document.getElementById('app')! })
