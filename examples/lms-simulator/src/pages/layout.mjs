import { html } from '../http/html.mjs'

const head = (title) => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · LMS simulator</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">`

/** A document inside a frame: no header of its own. */
export const frameDocument = (title, content) => html`<!doctype html>
<html lang="en">
<head>${head(title)}</head>
<body class="framed"><main>${content}</main></body>
</html>`
