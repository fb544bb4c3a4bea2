import { literal } from '../../../read/literal.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { boxesOf } from '../../entities/code-lines.ts';
import { cellText } from '../../entities/field-values.ts';
import { withLines } from '../../entities/fresh-entity.ts';
import { type EntityPlace, type FieldPlace, findEntity } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone } from './named.ts';

const gone = '(?:deleted|removed|erased|purged|dropped)';
const goes = '(?:is|are|gets?|get|has been|have been|was) ';
const patterns: readonly RegExp[] = [
  `^(?<child>.{2,50}?) (?:is|are|gets?|should be|must be|have to be|has to be|should get) (?:also |automatically )?${gone}(?: too| as well| automatically)? (?:when|if|once|whenever|as soon as) (?<parent>.{2,50}?) ${goes}${gone}$`,
  `^(?<child>.{2,50}?) (?:is|are|gets?|should be|must be) (?:also )?${gone} (?:together |along )?with (?<parent>.{2,50}?)$`,
  `^(?:when|if|once|whenever) (?<parent>.{2,50}?) ${goes}${gone},? (?:then )?(?:also )?(?:delete |remove )?(?<child>.{2,50}?)(?: (?:is|are|gets?|should be|must be|go(?:es)?)(?: also)?(?: ${gone})?(?: too| as well)?)?$`,
  `^(?:also )?(?:delete|remove|erase|purge) (?<child>.{2,50}?) (?:when|if|once|whenever|as soon as) (?<parent>.{2,50}?) ${goes}${gone}$`,
  `^(?:deleting|removing) (?<parent>.{2,50}?) (?:should |must )?(?:also )?(?:deletes?|removes?) (?<child>.{2,50}?)(?: too| as well)?$`,
  `^(?:on delete )?cascade (?:the )?(?:deletes?|deletions?|deleting)?\\s?(?:from|of) (?<parent>.{2,50}?) (?:to|on) (?<child>.{2,50}?)$`,
].map((one) => new RegExp(one, 'iu'));

function pointersOf(draft: Draft, child: EntityPlace, parent: string): FieldPlace[] {
  return child.rows
    .map((row): FieldPlace => ({ entity: child, row }))
    .filter((place) => cellText(draft, place, 'key').includes(`FK -> ${parent}.`));
}

/** The entity of a phrase; "access cards" are cards, where nothing else is called so. */
const entityMeant = (phrase: string, draft: Draft): EntityPlace | null =>
  entityAlone(phrase, draft) ?? entityAlone(phrase.trim().split(' ').at(-1) ?? '', draft);

/** "Pets are deleted when their owner is deleted": what refers to a row goes with it. */
export const cascade: ExactReader = (words, draft) => {
  const { child, parent } = groupsOf(patterns, words) ?? {};
  const [member, owner] = [entityMeant(child ?? '', draft), entityMeant(parent ?? '', draft)];
  if (!member || !owner || pointersOf(draft, member, owner.name).length === 0) return null;
  return (now) => {
    const there = findEntity(now, member.name);
    const pointers = there ? pointersOf(now, there, owner.name) : [];
    const names = pointers.map(({ row }) => row.name);
    const lines = boxesOf(now, member.name)
      .filter(({ kind }) => kind === 'ddl')
      .flatMap(({ lines: all }) => all)
      .filter(({ text }) =>
        names.some((name) => new RegExp(`foreign\\s+key\\s*\\("?${literal(name)}"?\\)`, 'iu').test(text)),
      )
      .filter(({ text }) => !/on\s+delete/iu.test(text));
    const scripted = draftOf(
      splice(
        now.text,
        lines.map((line) => ({
          start: line.start,
          end: line.end,
          text: line.text.replace(/(?<comma>,?)\s*$/u, ' ON DELETE CASCADE$<comma>'),
        })),
      ),
      now.request,
    );
    const columns = names.map((name) => `\`${member.name}.${name}\``).join(' and ');
    const sentence = `Deleting a row of \`${owner.name}\` deletes the rows of \`${member.name}\` that refer to it by ${columns}.`;
    if (now.text.includes(sentence)) return noEffect(now, 'The document already says so.');
    return applied(
      now,
      withLines(scripted, 'constraints-indexes', [sentence]).text,
      `${member.name} goes with its ${owner.name}.`,
    );
  };
};
