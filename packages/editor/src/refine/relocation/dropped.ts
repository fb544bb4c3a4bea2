import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { withoutParts } from '../editing/without-part.ts';
import { applied, type Change } from '../instruction.ts';
import { orderIn } from '../reading/order.ts';
import { partsOf } from '../target/several.ts';
import { relocationIn } from './relocation.ts';

/** "FR-1 and its ticket": what is its goes with it. */
const withIts = /,? (?:and|und|et|y) (?:its|their|seine?|ihre?|son|sa|ses|sus?) \p{L}+(?: \p{L}+)?$/iu;
/** "FR-6 is nice to have at best, so it goes to the non-goals". */
const gone =
  /^(?<what>[A-Z]{1,8}-\d{1,4}(?:(?:,| and| und| et| y) [A-Z]{1,8}-\d{1,4})*) (?:is|are|was|were|isn['’]t|aren['’]t|has|have|only|just|ist|sind|est|sont|es|son)\b[^.;!?]{3,160}?[.;,–—]\s*(?:so |and |therefore |thus |hence |please |also |donc |così |así que |dann )*(?:(?:it|that|this|they|both|these|das|es|sie|ça|il|elle|eso) (?:goes?|belongs?|should go|must go|can go|should be moved|moves?|gehört|gehören|soll|va|vont|pasa)|(?:move|put) (?:it|them|that|this|both)) (?:in|into|to|under|among|zu|unter|in|dans|sous|parmi|aux?|en|a|entre)(?: (?:the|our|die|den|der|das|les?|la|el|los|las))? (?<to>[\p{L} -]{3,40}?)[.!]*$/isu;

/** Longer sentences say more than why something goes. */
const LONGEST = 400;

const it = '(?:it|that|this|them|those|these|both|that one|this one|all of (?:it|them)|(?:the )?whole thing)';
/** That what was spoken of is to go, without another word for it. */
const out = `(?:(?:drop|remove|delete|kill|scrap|strike|axe|cut|erase|get rid of|throw (?:out|away)|take out|lose|cross out) ${it}(?: out)?|(?:take|throw|kick|strike|leave|cross) ${it} (?:out|off|away)|(?:it|they|that|both|this) (?:can|should|must|has to|have to|needs? to) (?:go|be (?:removed|dropped|deleted|taken out))|(?:can|should|must) go|(?:lösch|streich|entfern)e?n? (?:das|es|sie|beide|die|diese)|(?:nimm|nehmt|wirf|werft) (?:das|es|sie|beide) (?:raus|heraus|weg)|(?:das|es|sie|beide|bitte|kann|können|muss|soll) (?:bitte |kann |können |muss |soll )?(?:raus|weg|streichen|löschen|entfernen|gestrichen werden)|(?:supprime|retire|enlève|vire)[rz]?-?(?:l[ae]s?|les deux|tout)|(?:à )?(?:supprimer|retirer|enlever)|(?:quít|elimín|bórr|sác)al[oa]s?|(?:quita|elimina|borra)(?: los| las)? (?:dos|eso)|(?:toglil|rimuovil|eliminal)[oaie])`;
const derived =
  '(?:criteri(?:on|a)|acceptance criteria|tasks?|tests?|test cases?|scenarios?|rows?|mentions?|references?|entr(?:y|ies)|(?:everything|all)(?: (?:that|which))? (?:refers to|belongs to|points to|hangs on|depends on|comes with|follows from|is derived from|cites|mentions) (?:it|them)|alles,? was (?:daran|dazu) (?:hängt|gehört)|tout ce qui (?:en dépend|va avec)|todo lo que (?:depende de|cuelga de|va con) \\p{L}+|goals? (?:that|which) (?:comes?|follows?|is derived) from (?:it|them)|tickets?|kriterien|aufgaben?|tests|critères?|tâches?|criterios?|tareas?|pruebas?)';
/** "…, its criteria and task too": what goes with it anyway. */
const along = `(?:,?(?: and| with| along with| including| together with| samt| mit| avec| con)? (?:all )?(?:its|their|the|the whole|seine[nm]?|ihre[nm]?|den|ses|leurs?|les|sus|los|las)? ?${derived}(?:,? (?:and|und|et|y) (?:its |their |the |ses |sus )?${derived})*(?: (?:for|of|about) (?:it|them))?(?:,? (?:too|as well|auch|aussi|también))?)`;
const said = new RegExp(
  `^(?:(?:and|also|so|ok|okay|und|et|y)[,:]? )*(?<what>[^.:;,!?]{2,80}?)(?<reason>(?:\\s?[:,]|\\s(?:is|are|was|were|isn['’]t|aren['’]t|describes?|says?|only|just|sounds?|looks?|makes?|repeats?|doesn['’]t|don['’]t|has|have|no longer|can|ist|sind|beschreib\\p{L}*|gehör\\p{L}*|wiederhol\\p{L}*|est|sont|n['’]est|ne sont|décri\\p{L}*|es|son|no es|no son|describe))(?!\\p{L})[^.;!?]{0,200}?)(?:[.;!,–—]|\\s-|,? (?:and|so|und|et|y))\\s*(?:(?:and|so|please|pls|bitte|therefore|then|just|merci de|por favor|und|et|y|we can|can you|could you|you can|let['’]s)[, ]+)*${out}(?:${along})?(?: (?:please|bitte|then|again|completely|entirely|svp|por favor))*[.!?]*$`,
  'isu',
);
/** "Drop FR-3 with its tests", "remove FR-1, its criteria and task too". */
/** A reason behind an order, without a figure or key that could be lost. */
const why = '(?:[,;–—]\\s*(?!(?:and|then|also|please|but|und|et|y)\\s)[^,;:.!?\\d]{3,90})?';
const withDerived = new RegExp(
  `^(?<order>(?:please |pls |bitte )?(?:drop|remove|delete|cut|take out|get rid of|entferne?|lösche?|streiche?|supprime[rz]?|retire[rz]?|elimina|quita|borra) [^.;!?]{2,80}?)${along}${why}[.!]*$`,
  'isu',
);

/**
 * The change that takes out what a sentence speaks of, where it or the next says that it is to go ("FR-1 describes the problem. Take
 * it out, its tests too"). What is derived from it goes with it whether or not that is said. Null where nothing is to go.
 */
export function droppedStatement(words: string, draft: Draft): Change | null {
  if (words.length > LONGEST) return null;
  const text = words.trim();
  const order = withDerived.exec(text)?.groups?.['order'];
  if (order !== undefined) return orderIn(order, draft);
  const moved = gone.exec(text)?.groups;
  if (moved) return relocationIn(`${moved['what']} belongs under ${moved['to']}`, [], draft)?.change ?? null;
  const what = said.exec(text)?.groups?.['what']?.trim().replace(withIts, '');
  if (what === undefined || /^(?:it|this|that|they|these|those|both|we|i|you)(?:\s|$)/iu.test(what))
    return null;
  const parts = partsOf(draft, what);
  if (parts.length === 0 || parts.some(({ kind }) => kind === 'words' || kind === 'document')) return null;
  if (keysIn(what).length > 0) return orderIn(`remove ${what}`, draft);
  return (now) => {
    const found = partsOf(now, what);
    const { text, note } = withoutParts(now, found);
    return applied(now, text, `Removed ${found.map(({ name }) => name).join(', ')}.${note}`);
  };
}
