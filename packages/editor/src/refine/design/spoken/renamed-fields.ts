import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withoutField } from '../../entities/field-edits.ts';
import type { FieldPlace } from '../../entities/places.ts';
import { sameField } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { withRenamedField } from '../../instructions/rename-record.ts';
import { withField } from './added-fields.ts';
import { dotted, isReading, mentioned, type Scope, single, spokenOf } from './fields-named.ts';
import { namesIn, renamingsIn } from './names.ts';
import { nothingSpoken, type Reading } from './reading.ts';
import { columnTypeOf } from './said-types.ts';
import { saidUnit } from './said-unit.ts';
import { readTraits } from './traits.ts';
import { unread } from './wording.ts';

/** Fields by other names. */
export function renamedFields(words: string, scope: Scope): Reading | null {
  const known = scope.owners.length > 0 ? scope.owners : scope.entities;
  const placesOf = (name: string) =>
    known.flatMap((entity) =>
      entity.rows
        .filter((row) => row.name.toLowerCase() === name.toLowerCase())
        .map((row): FieldPlace => ({ entity, row })),
    );
  const pairs = renamingsIn(words, (name) => placesOf(name).length > 0);
  if (!pairs || pairs.some(({ fresh }) => columnTypeOf(fresh) !== null)) return null;
  const isEverywhere =
    /(?<!\p{L})(?:everywhere|throughout|all|überall|partout|en todas partes)(?!\p{L})/iu.test(words);
  const meant = pairs.map(({ old, fresh }) => ({ fresh, places: placesOf(old) }));
  const open = meant.find(({ places }) => places.length > 1);
  if (open && !isEverywhere) {
    const found = single([{ name: open.places[0]?.row.name ?? '', places: open.places, at: 0 }]);
    return isReading(found) ? found : null;
  }
  return {
    spoken: {
      ...nothingSpoken,
      entity: meant[0]?.places[0]?.entity.name ?? null,
      names: meant.map(({ fresh }) => fresh),
    },
    change: (now) => {
      let current = now;
      for (const { fresh, places } of meant)
        for (const one of places)
          current = draftOf(
            withRenamedField(current, one.entity.name, one.row.name, fresh).text,
            now.request,
          );
      const told = meant.map(({ fresh, places }) => `${dotted(places)} to ${fresh}`).join(', ');
      return applied(now, current.text, `Renamed ${told}.`);
    },
  };
}

const name = '(?!(?:both|all|each|beide|alle|tous|ambos)(?!\\p{L}))[`"]?[\\p{L}_][\\p{L}\\p{N}_]*[`"]?';
const several = `(?<fresh>${name}(?:(?:, | and |, and | und | et | y )${name})+)`;
const splits: readonly RegExp[] = [
  new RegExp(
    `(?<old>${name})(?: field| column)? (?:should |must |has to )?(?:be |become )?(?:split|divided|separated|two (?:columns|fields)|into|in)(?: (?:up|into|in|two|three|separate|columns|fields|:))*[:,]? ${several}`,
    'iu',
  ),
  new RegExp(
    `(?:split|divide|separate|break|teile|trenne|sépare|divise|divide|separa) (?:up )?(?:the )?(?<old>${name})(?: field| column)? (?:up )?(?:into|in|en)(?: (?:two|three|separate|columns|fields|zwei|deux|dos|felder|champs|campos))* ${several}`,
    'iu',
  ),
  new RegExp(
    `${several},? (?:instead of|rather than|statt|anstelle von|au lieu de|en vez de|en lugar de) (?:the |just |only |a single |one )?(?<old>${name})`,
    'iu',
  ),
  new RegExp(
    `(?:replace|ersetze|remplace|reemplaza) (?:the )?(?<old>${name}) (?:with|by|durch|par|por|con) ${several}`,
    'iu',
  ),
];

const pronoun = /^(?:it|that|this|es|das|le|la|lo)$/iu;

/** One field that becomes several. */
export function splitField(words: string, scope: Scope): Reading | null {
  for (const pattern of splits) {
    const found = pattern.exec(words);
    const { old: named = '', fresh = '' } = found?.groups ?? {};
    const [before, ...others] = scope.before.names;
    const old = pronoun.test(named) && others.length === 0 ? (before ?? named) : named;
    const { mentions } = mentioned(old, scope);
    const [mention, other] = mentions;
    if (!found || !mention || other) continue;
    const { traits, rest } = readTraits(
      `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`,
    );
    const names = namesIn(fresh);
    const taken = (scope.owners.length > 0 ? scope.owners : scope.entities).some(
      (one) =>
        one.name === mention.places[0]?.entity.name && one.rows.some((row) => names.includes(row.name)),
    );
    // "should be in cents, integer" says what it is, and into what it is split nowhere
    const areTraits = names.some((one) => columnTypeOf(one) !== null || saidUnit(`in ${one}`) !== null);
    if (unread(rest).length > 0 || taken || areTraits) continue;
    const places = single([mention]);
    if (isReading(places)) return places;
    const [place] = places;
    if (!place) continue;
    return {
      spoken: { ...spokenOf(places, null), names },
      change: (now) => {
        const there = sameField(now, place);
        if (!there) return noEffect(now, `${old} is not there any more.`);
        const { entity, row } = there;
        const cell = row.cells[entity.columns.indexOf('type')];
        const type = cell ? now.text.slice(cell.start, cell.end).replaceAll('`', '') : null;
        let current = now;
        for (const one of names)
          current = withField(current, entity.name, {
            name: one,
            traits: { ...(type ? { type } : {}), ...traits },
          });
        const gone = sameField(current, place);
        const text = gone ? splice(current.text, withoutField(current, gone)) : current.text;
        return applied(now, text, `${dotted([place])} became ${names.join(' and ')}.`);
      },
    };
  }
  return null;
}
