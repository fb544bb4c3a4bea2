import { withCapital } from '../../first-letter.ts';
import type { Demand } from '../../understand/demand.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { fixedBullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { demandPoint } from '../goal-points.ts';
import { pointedAt, withId } from '../pointed-at.ts';
import { proseBlocks } from '../prose.ts';
import { askUnreachable } from '../questions/raised.ts';
import type { Requirement } from '../requirement.ts';
import { splitAction } from '../scenario/split.ts';
import { orNone } from '../shared-gaps.ts';
import { part } from '../voice/english.ts';
import { notedRefusals } from './noted-refusals.ts';

/** The failure cases the input describes, those its requirements cover, and a dependency of which it does not say what happens without it. */
export function failureBlocks(composition: Composition): Block[] {
  const { pool, requirements } = composition;
  const stated = proseBlocks(pool.takeKinds('failure'));
  const cases = requirements.map((requirement) => {
    const noted = notedRefusals(requirement);
    const told = noted === null ? caseOf(requirement) : null;
    return { requirement, noted, texts: noted ?? (told === null ? [] : [told]) };
  });
  const covered = cases.flatMap(({ requirement, texts }) =>
    texts.map((text) => withId(withCapital(text), requirement, composition)),
  );
  const open = askUnreachable(composition).map(({ name, mark }) =>
    say(composition, 'unreachable', {
      part: name,
      state: say(composition, 'openPoint', { questions: mark }),
    }),
  );
  const tellsTrouble = (requirement: Requirement) => {
    const told = demandPoint(requirement, composition);
    const rest = told.replace(noTrouble, ' ');
    if (rest === told) return requirement.statement.topics.has('failure') || trouble.test(told);
    return trouble.test(rest) || cuesIn(rest, composition.language).has('failure');
  };
  const touched = cases.flatMap(({ requirement, noted, texts }) =>
    texts.length === 0 && noted === null && tellsTrouble(requirement) ? [requirement] : [],
  );
  const told = pointedAt(touched.slice(0, Math.max(0, most - covered.length)), composition);
  const lines = [...fixedBullets(covered), ...told, ...fixedBullets(open)];
  const items = lines.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const others = lines.filter(({ kind }) => kind !== 'list');
  return orNone(composition, [...stated, ...others, ...fixedBullets(items)], 'failure-cases');
}

/** Demands that stand among the cases at most; more of them are the requirements again. */
const most = 5;

/** Words of what goes wrong, comes twice or comes too late, in a demand that names no case by its form. */
const trouble =
  /(?<!\p{L})(?:twice|duplicates?|second time|at the same time|already (?:booked|taken|used|exists?)|wrong|invalid|broken|bad|missing|offline|unavailable|interrupted|conflicts?|expired|overdue|lost|no (?:wifi|network|answer)|doppelte?[nrs]?|zweimal|ungültige?[nrs]?|defekte?[nrs]?|fehlende?[nrs]?|abgelaufene?[nrs]?|en double|deux fois|invalides?|hors ligne|sans réseau|manquante?s?|expirée?s?|dos veces|duplicad[oa]s?|inválid[oa]s?|sin (?:conexión|red)|caducad[oa]s?)(?!\p{L})/iu;

/** "Muss offline gehen", "ne doit pas dépasser 10 Mo": what something can do, or how large it may be, is no trouble by itself. */
const noTrouble =
  /(?<!\p{L})offline (?:gehen|funktionier\p{L}*|möglich|nutzbar|verfügbar|arbeiten|laufen|bedienbar)(?!\p{L})|(?<!\p{L})(?:auch|aussi|también|anche|também|ook|même|incluso) (?:offline|hors ligne|sans réseau|sin (?:conexión|red)|senza rete|sem (?:conexão|rede|internet))(?!\p{L})|(?<!\p{L})(?:fonctionner|funcionar|funzionare|werken|działać) (?:offline|hors ligne|sans réseau|sin (?:conexión|red)|senza rete|sem (?:conexão|rede|internet))(?!\p{L})|(?<!\p{L})(?:ne|n|no|non|não|nicht|niet|nie)(?!\p{L})[^,;]{0,40}?(?:dépass|super|exced|ultrapass|überschreit|übersteig|overschrijd|przekracz)\p{L}+/giu;

/** What goes wrong in a demand that says what happens then: its case, or what it orders for want of it; null where it has none. */
export function caseOf({ statement, demand }: Requirement): string | null {
  const text = statement.text.replace(/[.!。]+$/u, '');
  const instead = otherwise.exec(text)?.[0].replace(/^[,;]?\s/u, '');
  const inverted = invertedCase.exec(text)?.[0] ?? outage.exec(text)?.[0];
  if (inverted !== undefined) return inverted;
  const failing = demand === null ? null : failingThing.exec(part(demand.subject));
  if (failing !== null) return lowerWord(failing[0]);
  if (!statement.topics.has('condition')) return instead ?? null;
  const said = demand ? conditionOf(demand) : (openingCase.exec(text)?.[0] ?? null);
  const isTrouble = said !== null && (statement.topics.has('failure') || lacking.test(said));
  return isTrouble && opensCase.test(said) && !pointing.test(said) ? bare(said) : (instead ?? null);
}

function conditionOf({ action, condition }: Demand): string | null {
  if (condition) return part(condition);
  const behind = splitAction(part(action), null).condition;
  return behind === null ? null : `If ${behind}`;
}

/** "A row that fails validation": what the demand is on is the case. */
const failingThing =
  /^(?:an?|any|each|every|the|all)? ?(?:\p{L}+ ){1,3}(?:that|which|who) (?:fails?|crash(?:es)?|breaks?|times out|cannot|can['’]t|do(?:es)? not|(?:is|are) (?:not|missing|invalid|late|offline|lost|broken|rejected|unknown|expired))(?!\p{L}).*$/iu;

/** "If the bank does not answer": without its conjunction in English, where the line names a case by itself. */
function bare(said: string): string {
  return said.replace(/^(?:if|when|whenever|once|as soon as|in case(?: of)?|while) /iu, '');
}

const opensCase =
  /^(?:if|when|whenever|once|as soon as|unless|while|in case|wenn|falls|sobald|si|quand|lorsque|dès que|cuando|se|quando|als|wanneer|zodra|jeśli|jeżeli|gdy|kiedy)(?!\p{L})|(?:場合|とき|たら|れば)$/iu;
const pointing = /^(?:if|when) (?:that|it|this|so|they)(?!\p{L})/iu;

/** A case in which something is missing, refused or too much. */
const lacking =
  /(?<!\p{L})(?:not|no|never|nobody|nothing|without|cannot|\p{L}+n['’]t|missing|offline|down|drops?|dies|breaks?|crash(?:es)?|late|twice|again|same time|exceed\p{L}*|more than|full|invalid|expired|nicht|kein\p{L}*|ohne|ne|pas|aucune?|sans|ningún|ninguna|sin|nadie|non|nessun\p{L}*|senza|não|nenhum\p{L}*|sem|niet|geen|zonder|nie|brak|bez)(?!\p{L})/iu;

/** "…, otherwise put the players back": what is to be done where the demand is not met. */
const otherwise =
  /[,;]? (?:(?:otherwise|or else)(?! (?:somebody|someone|people|we|they|users?|customers?|everybody|nobody|it)(?!\p{L}))|sonst|andernfalls|sinon|de lo contrario|si no,|altrimenti|caso contrário|senão|anders|w przeciwnym razie) [^;]{4,120}$/iu;

/** "Wird ein Schlüssel nicht zurückgelegt, …": German opens a case with its verb. */
const invertedCase =
  /^(?:Wird|Werden|Ist|Sind|Hat|Haben|Kann|Können|Fehlt|Fehlen)\s(?=[^,]{0,120}(?<!\p{L})(?:nicht|kein\p{L}*|ohne|falsch\p{L}*|zu)(?!\p{L}))[^,]{4,160}(?=,)/u;
/** "Bei Stromausfall", "en cas de panne": the trouble is named by a noun. */
const outage =
  /^(?:Bei(?:m)? (?:\p{L}+ ){0,2}?\p{L}*(?:ausfall|fehler|störung|abbruch|verlust)\p{L}{0,2}|En cas de (?:panne|coupure|perte|erreur|échec)(?: \p{L}+)?|En caso de (?:fallo|corte|pérdida|error|caída)(?: \p{L}+)?|In caso di (?:guasto|errore|blackout)|Em caso de (?:falha|erro|queda)(?: \p{L}+)?|Bij (?:stroom)?(?:uitval|storing)|W razie (?:awarii|błędu))(?!\p{L})/iu;

/** What stands before the first comma, brackets and what is in them left whole; in Japanese up to the word for the case. */
const openingCase =
  /^[^。、]{2,80}?(?:場合|とき|たら|れば)(?=[はに、])|^(?:\([^()]*\)|[^(),，、]){4,160}(?=[,，、])/u;
