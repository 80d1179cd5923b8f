/** An element that our own page is written with. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`This page has no #${id}`)
  return found
}

/** A form that waits hidden for whoever posts it. */
export function hiddenForm(action: string, name: string, value: string): HTMLFormElement {
  const form = document.createElement('form')
  const field = document.createElement('input')
  form.method = 'post'
  form.action = action
  form.hidden = true
  field.type = 'hidden'
  field.name = name
  field.value = value
  form.append(field)
  return form
}
