import { type Entity, type Field, plainField } from './entity.ts';

const shape =
  /(?:^|\n)[ \t]{0,8}(?:export\s{1,3})?(?:interface|type|class|model|struct|message)\s{1,3}([A-Z]\w{0,80})\s{0,3}(?:extends [\w, <>]{1,80})?(?:=\s{0,3})?\{([^{}]{1,4000})\}/gu;
const member =
  /^\s{0,16}(?:readonly |public |private |protected |repeated |optional )?([A-Za-z_]\w{0,80})(\?)?\s{0,3}[:\s]\s{0,3}([A-Za-z_][\w<>[\]| '".]{0,80}?)\s{0,3}(?:@[^\n]{0,120})?[;,]?\s{0,4}(?:\/\/[^\n]{0,200})?$/u;

/** The entities that interfaces, types, models and structs of a code block define. */
export function typeEntities(code: string): Entity[] {
  return [...code.matchAll(shape)]
    .map((match) => ({
      name: match[1] ?? '',
      fields: (match[2] ?? '').split(/[\n;]/u).flatMap((line) => fieldOf(line)),
      statements: [],
    }))
    .filter((entity) => entity.fields.length >= 2);
}

function fieldOf(line: string): Field[] {
  const match = member.exec(line);
  if (!match || /^\s{0,16}(?:constructor|return|if|for|const|let|async|function)(?!\w)/u.test(line))
    return [];
  const [, name = '', optional, type = ''] = match;
  const values = /^(?:'[^']{1,40}'\s?\|?\s?){2,20}$/u.test(type)
    ? type.split('|').map((one) => one.replace(/['\s]/gu, ''))
    : [];
  return [
    {
      ...plainField(name),
      type: values.length > 0 ? null : type.trim(),
      isNullable: optional !== undefined || /\| ?null/u.test(type),
      values,
    },
  ];
}
