import '@pathquest/sdk/styles.css'
import './theme.css'
import './school.css'
import { PathquestProvider } from '@pathquest/sdk/provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const origin = import.meta.env.VITE_PATHQUEST_ORIGIN ?? 'http://localhost:3000'

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <PathquestProvider origin={origin} theme="light">
      <App origin={origin} />
    </PathquestProvider>
  </StrictMode>,
)
