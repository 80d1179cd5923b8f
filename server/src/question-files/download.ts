import type { ExportFormat } from '@pathquest/core/questions/imports'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FILES: Record<ExportFormat, { contentType: string; ending: string }> = {
  csv: { contentType: 'text/csv; charset=utf-8', ending: '.csv' },
  xlsx: { contentType: XLSX, ending: '.xlsx' },
  gift: { contentType: 'text/plain; charset=utf-8', ending: '.gift.txt' },
  qti3: { contentType: 'application/zip', ending: '-qti3.zip' },
}

/** Headers of a file to save under the title of its set; RFC 6266 for titles beyond ASCII. */
export function downloadHeaders(format: ExportFormat, title: string): Record<string, string> {
  const { contentType, ending } = FILES[format]
  const name = title.replace(/[\s/\\:*?"<>|]+/g, ' ').trim() || 'questions'
  const plain = name.replace(/[^\w.-]+/g, '-')
  const whole = encodeURIComponent(`${name}${ending}`).replace(/['()*]/g, percent)
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${plain}${ending}"; filename*=UTF-8''${whole}`,
    'Cache-Control': 'no-store',
  }
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
