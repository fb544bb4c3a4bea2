import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { type FieldWish, renamedField, withField } from '../entities/field-edits.ts';
import {
  isSqlType,
  withChoice,
  withClass,
  withDefault,
  withNull,
  withType,
  withUnique,
} from '../entities/field-values.ts';
import { entitiesIn, type FieldPlace, findEntity, findField } from '../entities/places.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';

const word = '(?:column|field|attribute|property)';
const name = '[`"“]?(?!(?:an?|the|some|any)\\s)(?<name>[\\p{L}_][\\p{L}\\p{N}_]{0,60})[`"”]?';
const adding = [
  new RegExp(
    `^(?:add|include|insert|create|introduce)(?: an?| another| the| one more)?(?: new)? ${word}:? ${name}(?<spec>[\\s,:(].{0,300}?)? (?:to|in|on|for) (?:the )?(?<entity>[^,()]{1,60}?)(?<more>,\\s.{2,200}|\\s\\(.{2,200}\\))?$`,
    'isu',
  ),
  new RegExp(
    `^(?:add|include|insert|introduce) ${name}(?<spec>\\s?\\([^()]{1,200}(?:\\([^()]{0,40}\\)[^()]{0,100})?\\))? (?:to|in|on) (?:the )?(?<entity>[^,()]{1,60})$`,
    'isu',
  ),
  new RegExp(
    `^(?:the )?(?<entity>[\\p{L}_]{1,60})(?: table| entity)? (?:also |still )?(?:needs?|lacks|is missing|should have|must have|gets?) (?:an? |another |the )(?:new )?${name} ${word}(?: too| as well| also)?(?<spec>[\\s,:(].{0,300})?$`,
    'isu',
  ),
  new RegExp(
    `^(?:the )?(?<entity>[\\p{L}_]{1,60})(?: table| entity)? (?:also |still )?(?:needs?|lacks|is missing|should have|must have|gets?) (?:an? |another |the )?(?:new )?${word}:? ${name}(?<spec>[\\s,:(].{0,300})?$`,
    'isu',
  ),
];
const type = '(?<type>[`"]?[\\p{L}][\\p{L}\\p{N} ]{1,30}?(?:\\([\\d, ]{1,12}\\))?(?:\\[\\])?[`"]?)';

type Change = (draft: Draft, place: FieldPlace, groups: Readonly<Record<string, string>>) => Splice[];

/** What feedback asks of one field, and what carries it out. */
const changes: readonly (readonly [pattern: RegExp, change: Change, said: string])[] = [
  [
    /^(?:rename|call|change)(?: the)? (?<field>.{1,80}?) (?:to|into|as|->|→) [`"“]?(?<to>[\p{L}_][\p{L}\p{N}_]{0,60})[`"”]?(?: (?:in|of|on) (?:the )?(?<entity>.{1,60}))?$/iu,
    (draft, place, { to = '' }) =>
      isSqlType(to) ? withType(draft, place, to) : renamedField(draft, place, to),
    'Changed',
  ],
  [
    new RegExp(
      `^(?:(?:set|change|make) )?(?:the )?(?:data )?type (?:of|for) (?<field>.{1,80}?) (?:to|should be|must be|is|=|into) (?:an? )?${type}$`,
      'iu',
    ),
    (draft, place, { type: wanted = '' }) => withType(draft, place, wanted.replace(/[`"]/gu, '')),
    'Gave another type to',
  ],
  [
    new RegExp(
      `^(?:make )?(?<field>.{1,80}?) (?:(?:should be|must be|has to be|is|as|to) (?:an? |of type )|(?:should|must|has to) be )${type}$`,
      'iu',
    ),
    (draft, place, { type: wanted = '' }) =>
      isSqlType(wanted.replace(/[`"]/gu, '')) ? withType(draft, place, wanted.replace(/[`"]/gu, '')) : [],
    'Gave another type to',
  ],
  [
    /^(?:make )?(?<field>.{1,80}?) (?:must not|should not|can(?:not|['’]t| not)|may not|mustn['’]t|is not|isn['’]t|never)(?: be)? (?:null|nullable|empty|optional)$|^(?:make )?(?<again>.{1,80}?) (?:(?:is|must be|should be|has to be|needs to be) )?(?:not null|required|mandatory|non-null(?:able)?)$/iu,
    (draft, place) => withNull(draft, place, false),
    'Does not allow null any more:',
  ],
  [
    /^(?:make )?(?<field>.{1,80}?) (?:(?:can|may|should|must|is allowed to) be |is )?(?:null|nullable|empty|optional)$/iu,
    (draft, place) => withNull(draft, place, true),
    'Allows null:',
  ],
  [
    /^(?:make )?(?<field>.{1,80}?) (?:(?:must|should|has to|needs to) be |is )?unique$/iu,
    (draft, place) => withUnique(draft, place),
    'Unique now:',
  ],
  [
    /^(?:set )?(?:the )?default (?:value )?(?:of|for) (?<field>.{1,80}?) (?:to|should be|must be|is|=) [`"']?(?<value>[^`"']{1,60})[`"']?$|^(?<again>.{1,80}?) (?:defaults to|has the default|should default to) [`"']?(?<other>[^`"']{1,60})[`"']?$/iu,
    (draft, place, { value, other }) => withDefault(draft, place, value ?? other ?? ''),
    'Gave a default to',
  ],
  [
    /^(?:classify |mark |flag |set )?(?<field>.{1,80}?) (?:is|as|are|should be|must be|counts as|to) (?:an? )?(?<class>personal|private|sensitive|secret|internal|pii|personal data|sensitive data|confidential|public)(?: data| information)?$/iu,
    (draft, place, { class: wanted = '' }) => withClass(draft, place, wanted),
    'Classified',
  ],
  [
    /^(?:(?<field>.{1,80}?) (?:(?:should|must|can|may) (?:also )?(?:have|be|take|allow|accept)|(?:also )?needs?)(?: the| an?| another| one more| a further)?(?: new| other)? (?:values?|state|status|option)\s?:? ?[`"']?(?<value>[\p{L}_][\p{L}\p{N}_-]{0,40})[`"']?|add (?:the |a )?(?:new )?(?:value|state|option) [`"']?(?<other>[\p{L}_][\p{L}\p{N}_-]{0,40})[`"']? to (?:the )?(?<again>.{1,80}?))$/iu,
    (draft, place, { value, other }) => withChoice(draft, place, value ?? other ?? ''),
    'Added a value to',
  ],
];

/** Adds, renames and changes fields of entities: in their table, the overview, the diagram and the script. */
export const field: Instruction = {
  meta: {
    id: 'field',
    does: 'Adds or renames a field of an entity, or changes its type, null, default, key or classification, wherever the model shows it.',
    examples: [
      'add a column phone (text, nullable) to account',
      'rename account.mail to email',
      'mail must not be null',
    ],
  },
  parse(clause, draft) {
    if (entitiesIn(draft).length === 0) return null;
    for (const pattern of adding) {
      const groups = pattern.exec(clause)?.groups;
      const { name: fresh, entity, more } = groups ?? {};
      const spec = [groups?.['spec'], more?.trim().replace(/^[,(]\s?|\)$/gu, '')].filter(Boolean).join(', ');
      if (fresh === undefined || entity === undefined || !findEntity(draft, entity)) continue;
      return (now) => {
        const place = findEntity(now, entity);
        if (!place || place.rows.some((row) => row.name === fresh))
          return noEffect(now, `${entity} has a field ${fresh} already.`);
        return applied(
          now,
          splice(now.text, withField(now, place, wishOf(fresh, spec))),
          `Added ${fresh} to ${place.name}.`,
        );
      };
    }
    const both =
      /^(?<field>[^ ]{1,80} (?:is|must be|should be|has to be)) (?<first>\S.{1,60}?)(?: and |, (?:and )?)(?<second>\S.{1,60})$/iu.exec(
        clause,
      )?.groups;
    const [first, second] = [both?.['first'], both?.['second']].map((asked) =>
      asked === undefined ? null : this.parse(`${both?.['field']} ${asked}`, draft),
    );
    if (first && second)
      return async (now) => {
        const done = await first(now);
        const next = await second(draftOf(done.text, now.request));
        return { ...next, status: 'applied', message: `${done.message} ${next.message}` };
      };
    for (const [pattern, change, said] of changes) {
      const groups = pattern.exec(clause)?.groups as Record<string, string> | undefined;
      const phrase = groups?.['field'] ?? groups?.['again'];
      if (!groups || phrase === undefined) continue;
      const full = groups['entity'] === undefined ? phrase : `${phrase} of ${groups['entity']}`;
      const place = findField(draft, full);
      if (!place || change(draft, place, groups).length === 0) continue;
      return (now) => {
        const there = findField(now, full);
        return there
          ? applied(
              now,
              splice(now.text, change(now, there, groups)),
              `${said} ${there.entity.name}.${there.row.name}.`,
            )
          : noEffect(now, `No field is ${full}.`);
      };
    }
    return null;
  },
};

/** "(text, nullable, the number to call)": a type, whether it may be null, the rest as a note. */
function wishOf(fresh: string, spec: string): FieldWish {
  const parts = spec
    .trim()
    .replace(/^[,:]\s?|^\(|\)$/gu, '')
    .replace(/^(?:of type|as|with type) /iu, '')
    .split(/,\s*(?![^(]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const kind =
    parts.find((part) => isSqlType(part)) ?? parts.find((part) => isSqlType(part.split(' ')[0] ?? ''));
  const typeWord = kind === undefined ? null : isSqlType(kind) ? kind : (kind.split(' ')[0] ?? null);
  const said = parts.join(', ');
  const isNullable = /\bnot null\b|\brequired\b|\bmandatory\b/iu.test(said)
    ? false
    : /\bnullable\b|\boptional\b|\bnull\b/iu.test(said)
      ? true
      : null;
  const note = parts.filter(
    (part) =>
      part !== kind && !/^(?:not null|required|mandatory|nullable|optional|null|unique)$/iu.test(part),
  );
  return {
    name: fresh,
    type: typeWord,
    isNullable,
    isUnique: /\bunique\b/iu.test(said),
    note: note.join(', '),
  };
}
