// Keeps what is marked as live as new as the server knows it.
const EVERY_MS = 2000

async function refresh() {
  const response = await fetch(location.href).catch(() => null)
  if (!response?.ok) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const newer = next.getElementById(part.id)
    if (newer && newer.innerHTML !== part.innerHTML) part.innerHTML = newer.innerHTML
  }
}

setInterval(() => {
  if (!document.hidden) void refresh()
}, EVERY_MS)
