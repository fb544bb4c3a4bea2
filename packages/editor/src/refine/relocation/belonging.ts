import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { move } from '../instructions/move.ts';
import { placeNamed } from './place.ts';

const part = '["“„«]?[^,;:.!?"“”„«»]{3,50}?["”“»]?';
/** "A belongs to the alternatives and not into the risks", in the languages that are read. */
const patterns: readonly RegExp[] = [
  `(?<what>(?!(?:it|that|this|they|das|es|sie|cela|ça|eso|esto) )[^,;:]{2,120}?) (?:belongs?|goes|go|fits?|(?:should|must|has to|have to|needs? to|ought to) (?:be|go|stand|come|be (?:listed|put|moved))) (?:in(?:to)?|to|under|among)(?: the| our)? (?<to>${part}),? (?:and |but )?not (?:in(?:to)?|to|under|among)(?: the| our)? (?<from>${part})`,
  `(?<what>(?!(?:it|that|this|they|das|es|sie|cela|ça|eso|esto) )[^,;:]{2,120}?) (?:gehör(?:t|en)|soll(?:te|en|ten)?|muss|müssen|kommt|kommen) (?:in|ins|im|unter|zu|zur|zum)(?: die| den| der| das| dem)? (?<to>${part}),? (?:und |aber )?nicht (?:in|ins|im|unter|zu|zur|zum)(?: die| den| der| das| dem)? (?<from>${part})(?: (?:stehen|rein|hin))?`,
  `(?<what>(?!(?:it|that|this|they|das|es|sie|cela|ça|eso|esto) )[^,;:]{2,120}?) (?:va|vont|appartien(?:t|nent)|devrai(?:t|ent) (?:être|aller|figurer)|doi(?:t|vent) (?:être|aller|figurer)) (?:dans|sous|parmi|aux?|à)(?: la| le| les)? ?(?:l['’])?(?<to>${part}),? (?:et |mais )?(?:non(?: pas)?|pas) (?:dans|sous|parmi|aux?|à)(?: la| le| les)? ?(?:l['’])?(?<from>${part})`,
  `(?<what>(?!(?:it|that|this|they|das|es|sie|cela|ça|eso|esto) )[^,;:]{2,120}?) (?:va|van|pertenecen?|deben? (?:estar|ir)|deberían? (?:estar|ir)) (?:en|a|al|bajo|entre)(?: el| la| los| las)? (?<to>${part}),? (?:y |pero )?no (?:en|a|al|bajo|entre)(?: el| la| los| las)? (?<from>${part})`,
].map((pattern) => new RegExp(`^(?:and |also |but |und |et |y )?${pattern}(?: please| bitte)?[.!]*$`, 'iu'));

/**
 * The change that moves what stands in one section and belongs to another, where both are named; refused where the section does not
 * hold it. Null where the words name no two sections.
 */
export function belongsElsewhere(words: string, draft: Draft): Change | null {
  for (const pattern of patterns) {
    const { what, to, from } = pattern.exec(words.trim())?.groups ?? {};
    if (what === undefined || to === undefined || from === undefined) continue;
    const [home, goal] = [from, to].map((place) => placeNamed(draft, place)?.section);
    if (!home || !goal || home === goal) continue;
    return (
      move.parse(`move ${what} from ${home.title} to ${goal.title}`, draft) ??
      ((now) => ({
        text: now.text,
        status: 'not-understood',
        message: `"${home.title}" holds nothing that "${what}" plainly names; say it in the words that stand there.`,
      }))
    );
  }
  return null;
}
