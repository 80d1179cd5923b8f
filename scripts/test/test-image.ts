// `npm run test:image -- --json`: builds the image from the Dockerfile, starts it, and checks what it
// promises. Without a container engine or a registry: buildah in a chroot, on base images made of
// Debian's and npm's packages. Needs Linux and root; as root on Debian it installs its tools. The
// base images are kept in node_modules/.cache for the next run: `--fresh` makes them anew.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readArgs, report } from '../harness/figures'
import { at } from '../start/paths.mjs'
import { canInstall, installPackages } from './debian.mjs'
import { makeBaseImages } from './image/base-images'
import { Buildah } from './image/buildah'
import { tryImage } from './image/try-image'

const IMAGE = 'localhost/pathquest:tested'
const NOT_TRIED = [
  'docker and BuildKit, and an engine that runs the health check by itself',
  'compose.yaml with an engine',
  "the registry's base images: these are made of Debian's and npm's packages",
  process.arch === 'x64' ? 'arm64' : 'amd64',
]

const { json, fresh } = readArgs({ json: false, fresh: false })
const tools = ['buildah', 'debootstrap']
if (!tools.every((name) => existsSync(`/usr/bin/${name}`) || existsSync(`/usr/sbin/${name}`))) {
  if (!canInstall()) throw new Error(`Install ${tools.join(' and ')} first, and run this as root.`)
  await installPackages(tools)
}

const dockerfile = readFileSync(at('Dockerfile'), 'utf8')
const [, nodeVersion, debianRelease] = /node:(\d+)-(\w+)-slim/.exec(dockerfile) ?? []
if (!nodeVersion || !debianRelease) throw new Error('The Dockerfile names no node:N-RELEASE-slim')
const folder = at('node_modules/.cache/pathquest/image')
if (fresh) rmSync(folder, { recursive: true, force: true })
const buildah = new Buildah(folder)
const base = await makeBaseImages(buildah, { debianRelease, nodeVersion, folder })
try {
  const startedAt = performance.now()
  await buildah.build(IMAGE, { NODE_IMAGE: base.node, DEBIAN_IMAGE: base.debian })
  const buildS = Math.round((performance.now() - startedAt) / 1000)
  const { failures, ...figures } = await tryImage(buildah, IMAGE)
  for (const failure of failures) console.error(failure)
  const bounds = { failed: 0, imageMb: 350, stopMs: 10_000 }
  report({ ...figures, buildS, failed: failures.length, notTried: NOT_TRIED }, bounds, json)
} finally {
  await buildah.removeImage(IMAGE)
}
