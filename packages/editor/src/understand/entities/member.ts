import { type Field, plainField } from './entity.ts';

/** "readonly id?: string", "lastScanAt: Date | null", "teams: [Team!]!", "pub id: u64". */
const colon =
  /^(?:(?:readonly|public|private|protected|static|pub)\s{1,3}){0,3}["']?([A-Za-z_]\w{0,80})["']?([?!])?\s{0,3}:\s{0,3}(\S[\s\S]{0,400})$/u;
/** "repeated string coupon = 2". */
const numbered =
  /^(?:(repeated|optional|required)\s{1,3})?(map\s?<[^<>]{1,80}>|[\w.]{1,80})\s{1,3}(\w{1,80})\s{0,3}=\s{0,3}\d{1,6}(?!\w)/u;
/** "email String @unique", "Price int64". */
const spaced =
  /^([A-Za-z_]\w{0,80})\s{1,20}(\*?(?:\[\])?[A-Za-z_][\w.[\]]{0,80})(\?)?(?:\s{1,20}([@`][\s\S]{0,300}))?$/u;
const isCode = /^(?:constructor|return|if|for|const|let|async|function|reserved|import|option)(?!\w)/u;

/** The field a member of a type declares, or none where it is a method or no member at all. */
export function memberOf(member: string): Field[] {
  if (isCode.test(member)) return [];
  const proto = numbered.exec(member);
  if (proto)
    return [
      {
        ...plainField(proto[3] ?? ''),
        type: `${proto[2] ?? ''}${proto[1] === 'repeated' ? '[]' : ''}`,
        isNullable: proto[1] === 'optional' ? true : null,
      },
    ];
  const typed = colon.exec(member);
  if (typed) return [typedField(typed[1] ?? '', typed[3] ?? '', typed[2] === '?')];
  const plain = spaced.exec(member);
  return plain ? [attributedField(plain[1] ?? '', plain[2] ?? '', plain[3] === '?', plain[4] ?? '')] : [];
}

function typedField(name: string, written: string, isOptional: boolean): Field {
  const isRequired = /!$/u.test(written.trim());
  const choices = written
    .replace(/\s{1,4}@[\s\S]{0,200}$/u, '')
    .split('|')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');
  const kinds = choices.filter((choice) => !/^(?:null|undefined)$/u.test(choice));
  const isNullable = isOptional || kinds.length < choices.length;
  if (kinds.length > 1 && kinds.every((kind) => /^(?:'[^']{1,60}'|"[^"]{1,60}"|-?\d{1,12})$/u.test(kind)))
    return {
      ...plainField(name),
      type: kinds.every((kind) => /^-?\d/u.test(kind)) ? 'number' : null,
      isNullable,
      values: kinds.map((kind) => kind.replace(/^["']|["']$/gu, '')),
    };
  const type = kinds.join(' | ').replaceAll('!', '');
  if (!type.startsWith('{')) return { ...plainField(name), type, isNullable: isNullable && !isRequired };
  const inner = [...type.matchAll(/["']?([A-Za-z_]\w{0,80})["']?\??\s{0,3}:/gu)].map((match) => match[1]);
  return { ...plainField(name), type: 'object', isNullable, note: inner.join(', ') };
}

/** "@default(now())"; what the database counts or makes by itself is none. */
function defaultOf(attributes: string): string | null {
  const value = /@default\(((?:[^()]|\([^()]{0,40}\)){1,80})\)/u.exec(attributes)?.[1] ?? null;
  return value !== null && /^(?:autoincrement|uuid|cuid|nanoid|dbgenerated)\(/u.test(value) ? null : value;
}

/** The mark of a member that stands for the thing another member refers to: "@relation(fields: [authorId], …)". */
export const heldMark = '@relation ';

function heldBy(attributes: string): string {
  const column = /@relation\([^()]{0,80}?fields:\s{0,3}\[(\w{1,80})\]/u.exec(attributes)?.[1];
  return column === undefined ? '' : heldMark + column;
}

/** A member with attributes behind it, as in Prisma ("@id", "@unique") or Go. */
function attributedField(name: string, type: string, isOptional: boolean, attributes: string): Field {
  const field = plainField(name);
  return {
    ...field,
    type: type.replace(/^\*/u, ''),
    isKey: field.isKey || /@id(?!\w)/u.test(attributes),
    isNullable: isOptional || type.startsWith('*'),
    isUnique: /@unique(?!\w)/u.test(attributes),
    default: defaultOf(attributes),
    references: null,
    note: heldBy(attributes),
  };
}
