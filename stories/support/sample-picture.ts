const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
<rect width="640" height="360" fill="#c3e0e6"/>
<path d="M0 300 160 140l90 90 130-160 260 230v60H0z" fill="#0b3d3e"/>
<circle cx="520" cy="80" r="36" fill="#ffce3a"/></svg>`

/** A picture that no server has to send. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(svg)}`
