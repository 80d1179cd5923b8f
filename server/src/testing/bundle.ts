import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundles an entry of the server as it runs: our own packages inside, those of npm outside. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup: (builder) =>
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@pathquest/')
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  })
}
