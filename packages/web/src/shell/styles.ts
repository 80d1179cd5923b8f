/** The sheets of every page; the prerendered pages list the few that they need themselves. */
import '@pathquest/sdk/styles/index.css'
import './shell.css'
import './avatar.css'
import './header.css'
import './sidebar.css'
import './auth.css'
