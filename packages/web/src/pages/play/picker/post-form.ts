/**
 * Goes back to the LMS: a form of our own around the signed answer, in the window the picker was
 * opened in. `onBlocked` is told when the browser's policy stops it.
 */
export function postForm(returnUrl: string, jwt: string, onBlocked: () => void): void {
  const { protocol } = new URL(returnUrl)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address of the web')
  const form = document.createElement('form')
  form.method = 'post'
  form.action = returnUrl
  form.target = '_self'
  form.hidden = true
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'JWT'
  field.value = jwt
  form.append(field)
  document.body.append(form)
  document.addEventListener(
    'securitypolicyviolation',
    (event) => {
      if (event.effectiveDirective === 'form-action') onBlocked()
    },
    { once: true },
  )
  form.submit()
}
