import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ImageFolder } from './image-folder'

function anImageFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-images-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { folder: new ImageFolder(dataDir), path: join(dataDir, 'images') }
}

test('an image that could not be written whole leaves nothing behind', async () => {
  const { folder, path } = anImageFolder()
  // There is no such folder to move it to.
  await expect(folder.write('gone/hash', Buffer.from('webp'))).rejects.toThrow('ENOENT')
  expect(readdirSync(path)).toEqual([])
  await folder.write('hash', Buffer.from('webp'))
  expect(readdirSync(path)).toEqual(['hash.webp'])
})

test('an image that is used again while it is removed stays', async () => {
  const { folder, path } = anImageFolder()
  await folder.write('hash', Buffer.from('webp'))
  await folder.removeUnless('hash', async () => {
    // The upload of another process, which has stored its row and finds no file.
    await folder.write('hash', Buffer.from('webp'))
    return true
  })
  expect(readdirSync(path)).toEqual(['hash.webp'])
  await folder.removeUnless('hash', async () => false)
  await folder.removeUnless('hash', async () => false)
  expect(readdirSync(path)).toEqual([])
})

test('what a killed process was writing goes once it is old, and nothing else does', async () => {
  const { folder, path } = anImageFolder()
  await folder.removeUnfinished(0)
  await folder.write('hash', Buffer.from('webp'))
  writeFileSync(join(path, 'torn.part'), 'we')
  await folder.removeUnfinished(Date.now() - 60_000)
  expect(readdirSync(path).sort()).toEqual(['hash.webp', 'torn.part'])
  await folder.removeUnfinished(Date.now() + 60_000)
  expect(readdirSync(path)).toEqual(['hash.webp'])
})
