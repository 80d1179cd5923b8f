import '@pathquest/sdk/styles/index.css'
import './fonts.css'
import './shell/shell.css'
import './shell/header.css'
import './shell/sidebar.css'
import './shell/auth.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { basenameOf } from './app/basename'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
createRoot(root).render(
  <StrictMode>
    <App basename={basenameOf(window.location.pathname)} />
  </StrictMode>,
)
