import { resolve } from 'node:path';
import type { Releases } from './settings.ts';
import { expected, type Parsed, parsed } from './variable.ts';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** A folder, or `s3://bucket/prefix`. */
export function parseReleases(text: string): Parsed<Releases> {
  const match = BUCKET.exec(text);
  if (match !== null) {
    return parsed({ kind: 's3', bucket: match[1] ?? '', prefix: (match[2] ?? '').replace(/\/+$/, '') });
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || text.includes('\0')) {
    return expected('a folder or s3://bucket/prefix');
  }
  return parsed({ kind: 'folder', path: resolve(text) });
}
