import type { Carried } from '../understand/carried.ts';
import type { Composition } from './composition.ts';

/** What a carried block is to a document. */
export type CarriedRole = 'evidence' | 'data' | 'code' | 'commands' | 'table' | 'matter';

const dataLanguages = new Set([
  'json',
  'json5',
  'jsonc',
  'sql',
  'http',
  'yaml',
  'yml',
  'toml',
  'ini',
  'graphql',
  'proto',
  'protobuf',
  'csv',
  'xml',
  'avro',
  'prisma',
  'ddl',
  'dbml',
  'properties',
  'env',
  'mermaid',
]);
const shells = new Set([
  'sh',
  'bash',
  'shell',
  'zsh',
  'console',
  'powershell',
  'ps1',
  'cmd',
  'bat',
  'fish',
  'dockerfile',
  'makefile',
]);

/** Tells what a block is by its language and content: a log is evidence, JSON is data, a shell script is commands. */
export function roleOf({ block, text, introducedBy }: Carried, composition: Composition): CarriedRole {
  if (block.kind === 'table') return 'table';
  if (block.kind !== 'code') return 'matter';
  const language = block.codeLanguage?.toLowerCase() ?? '';
  if (shells.has(language)) return 'commands';
  if (
    /^\s*(?:```|~~~)?\w*\s*(?:\{|\[|create table|select |openapi:|(?:GET|POST|PUT|PATCH|DELETE) \/)/iu.test(
      text,
    ) &&
    !looksLikeLog(text)
  ) {
    if (dataLanguages.has(language) || language === '') return 'data';
  }
  if (dataLanguages.has(language)) return 'data';
  if (language === '' || language === 'log' || language === 'text' || language === 'txt')
    return looksLikeLog(text) ? 'evidence' : 'code';
  const intro = composition.understanding.statements[introducedBy];
  return intro && (intro.kind === 'problem' || intro.kind === 'failure' || intro.kind === 'event')
    ? 'evidence'
    : 'code';
}

function looksLikeLog(text: string): boolean {
  return /\d{2}:\d{2}:\d{2}|(?:^|\n)\s{0,8}at .{1,120}:\d{1,6}|Traceback|Exception|\b(?:ERROR|WARN|INFO|DEBUG|FATAL|panic:)\b|(?:^|\n)[$>#] \w/u.test(
    text,
  );
}
