import { isWord } from '../../voice/demanded/words.ts';
import { thirdPerson } from './german-verbs.ts';

const modal = /^(?<modal>muss|müssen|soll|sollen) (?<rest>[^,;:]+)(?<tail>.*)$/su;
/** A deed: what it says, then a participle before "werden", or its infinitive. */
const deed =
  /^(?<said>.*?)(?<= |^)(?:(?<participle>\p{Ll}{4,}(?:t|en)) werden|(?<infinitive>\p{Ll}{3,}n))$/su;
const parted =
  /^(?<prefix>ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|raus|rein|vor|weg|weiter|zu|zurück)(?<verb>\p{Ll}{4,})$/u;

/**
 * What a German demand binds somebody to, as it is then: "sollen die Aufträge geladen werden und lokal liegen" → "werden die Aufträge geladen
 * und liegen lokal". Null where it does not open with a word that binds, or a verb of it is not sure.
 */
export function germanAsserted(clause: string): string | null {
  const { modal: word = '', rest = '', tail = '' } = modal.exec(clause)?.groups ?? {};
  if (word === '' || /(?<!\p{L})(?:können|dürfen|wollen|lassen)(?!\p{L})/u.test(rest)) return null;
  const isMany = word.endsWith('en');
  const parts = rest.split(' und ');
  // "Geprüft und gebucht werden": one verb for both.
  const whole = parts.length > 1 && !parts.slice(0, -1).every((part) => deed.test(part)) ? [rest] : parts;
  const told = whole.map((part) => toldDeed(part, isMany));
  return told.includes(null) ? null : told.join(' und ') + tail;
}

function toldDeed(part: string, isMany: boolean): string | null {
  const { said = '', participle, infinitive = '' } = deed.exec(part)?.groups ?? {};
  if (participle !== undefined) return `${isMany ? 'werden' : 'wird'} ${said}${participle}`;
  const { prefix, verb = infinitive } = parted.exec(infinitive)?.groups ?? {};
  const isParted = prefix !== undefined && isWord(verb, 'de');
  const own = isParted ? verb : infinitive;
  const finite = isMany ? own.replace(/^sein$/u, 'sind') : thirdPerson(own);
  if (infinitive === '' || finite === null) return null;
  return `${finite} ${said.trim()}${isParted ? ` ${prefix}` : ''}`.trim();
}
