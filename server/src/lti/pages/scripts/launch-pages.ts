import { byId } from './page-elements'
import { requestStorage } from './platform-storage'
import { waitForWindow } from './wait-for-window'

/** What a page of a launch does by itself, by the name in its `data-does`. */
const TASKS: Readonly<Record<string, () => void>> = {
  submit: () => document.forms[0]?.submit(),
  wait: waitForWindow,
  put: putSecretAndGo,
  get: getSecretAndPost,
  close: askToClose,
}

/** Puts what this browser alone shall know into the platform's storage, then goes to its login. */
function putSecretAndGo() {
  const { key = '', value = '', to = '' } = byId('launch').dataset
  requestStorage({ subject: 'lti.put_data', key, value }).then(
    () => location.replace(to),
    showOther,
  )
  // What is offered where that storage does not answer.
  waitForWindow()
}

/** Reads it again and posts the launch with it. */
function getSecretAndPost() {
  const { key = '' } = byId('launch').dataset
  requestStorage({ subject: 'lti.get_data', key }).then((value) => {
    const form = document.forms[0]
    const field = form?.elements.namedItem('storage_value')
    if (field instanceof HTMLInputElement) field.value = typeof value === 'string' ? value : ''
    form?.submit()
  }, showOther)
}

/** LTI Dynamic Registration 1.0, section 3.6: the platform, whatever its origin, closes its window. */
function askToClose() {
  const platform: Window = window.opener ?? window.parent
  platform.postMessage({ subject: 'org.imsglobal.lti.close' }, '*')
}

/** Another way than the platform's storage. */
function showOther() {
  byId('launch').hidden = true
  byId('other').hidden = false
}

TASKS[document.body.dataset.does ?? '']?.()
