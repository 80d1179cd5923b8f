/** The look of the pages between an LMS and the app: tokens of the design, no file to fetch. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#f2f6f1;--surface:#fff;--text:#0d2b2c;--muted:#3f5b5a;--line:#c8d4cb;--accent:#a30f70;--hover:#7f0a57;--on-accent:#fff;--focus:#0d2b2c;--halo:#ffce3a}
@media (prefers-color-scheme:dark){:root{--bg:#081a1c;--surface:#10292b;--text:#edf5ef;--muted:#adc6bf;--line:#2a494a;--accent:#ff9ad6;--hover:#ffbde4;--on-accent:#3a0227;--focus:#ffce3a;--halo:#081a1c}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:17px/1.5 "Atkinson Hyperlegible Next",Verdana,system-ui,sans-serif}
header{background:#0b3d3e;color:#f2f6f1;padding:12px 16px;font:750 20px/1.25 "National Park","Trebuchet MS",system-ui,sans-serif;letter-spacing:-.015em;display:flex;align-items:center;gap:8px}
header svg{width:28px;height:28px;flex:none}
main{max-width:640px;margin:24px auto;padding:0 16px}
section{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px}
h1,h2{font:750 24px/1.25 "National Park","Trebuchet MS",system-ui,sans-serif;letter-spacing:-.015em;margin:0 0 12px;text-wrap:balance}
p{margin:0 0 16px;max-width:64ch}
p:last-child{margin-bottom:0}
form+p{margin-top:16px}
small{display:block;color:var(--muted);font-size:15px;overflow-wrap:anywhere}
button{min-height:48px;padding:10px 20px;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;cursor:pointer}
button:hover{background:var(--hover)}
button.quiet{border:2px solid var(--text);background:none;color:var(--text)}
button.quiet:hover{text-decoration:underline}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 8px var(--halo)}
[hidden]{display:none}
@media (max-width:359px){main,header{padding-inline:12px}section{padding:16px}}
`

/** The app's sign, as in its icon. */
export const PAGE_MARK =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M31 32h5l6 8h4l6-8h3" stroke="#ffce3a"/><circle cx="21" cy="32" r="10" stroke="#f2f6f1"/></g><circle cx="21" cy="32" r="3.4" fill="#f2f6f1"/></svg>'
