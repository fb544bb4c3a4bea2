import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { escapePointer } from '../json-pointer.ts';
import { ConfigFile } from './config-schema.ts';
import type { SettingsFault } from './fault.ts';

/** The configuration file as it is written; null when a fault keeps it from being used at all. */
export interface ReadConfigFile {
  readonly content: ConfigFile | null;
  readonly faults: readonly SettingsFault[];
}

/** Reads and checks the file FAIRCOPY_CONFIG names. Faults are named by the file and a JSON pointer into it. */
export function readConfigFile(file: string): ReadConfigFile {
  const read = readJson(file);
  if ('fault' in read) return { content: null, faults: [read.fault] };
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  const validate = ajv.compile<ConfigFile>(ConfigFile);
  if (validate(read.json)) return { content: read.json, faults: [] };
  // A union reports each of its branches; the schema says in words what it wants as a whole.
  const errors = (validate.errors ?? []).filter((error) => !error.schemaPath.includes('/anyOf/'));
  return { content: null, faults: errors.map((error) => faultOf(file, error)) };
}

function readJson(file: string): { json: unknown } | { fault: SettingsFault } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return {
      fault: { name: 'FAIRCOPY_CONFIG', found: `"${file}" (${reason})`, expected: 'a file that can be read' },
    };
  }
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const found = error instanceof Error ? error.message : 'something else';
    return { fault: { name: `${file}#`, found, expected: 'JSON' } };
  }
}

function faultOf(file: string, error: ErrorObject): SettingsFault {
  const extra: unknown = error.params['additionalProperty'];
  if (typeof extra === 'string') {
    const known = Object.keys(error.parentSchema?.['properties'] ?? {});
    return {
      name: `${file}#${error.instancePath}/${escapePointer(extra)}`,
      found: 'a name that means nothing here',
      expected:
        known.length > 0 ? `one of ${known.join(', ')}` : 'a name in lowercase letters, digits and hyphens',
    };
  }
  const missing: unknown = error.params['missingProperty'];
  if (typeof missing === 'string') {
    return {
      name: `${file}#${error.instancePath}/${escapePointer(missing)}`,
      found: 'nothing',
      expected: 'a value',
    };
  }
  return { name: `${file}#${error.instancePath}`, found: quote(error.data), expected: expectation(error) };
}

function expectation(error: ErrorObject): string {
  const allowed: unknown = error.params['allowedValues'];
  if (Array.isArray(allowed)) return `one of ${allowed.join(', ')}`;
  const description: unknown = error.parentSchema?.['description'];
  if (error.keyword === 'anyOf' && typeof description === 'string') return description;
  return `a value that ${error.message ?? 'fits'}`;
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
