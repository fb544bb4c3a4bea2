/** Words of a clause that stand and those that are to stand in their place. */
export interface Named {
  readonly old: string;
  readonly fresh: string;
}

const now =
  '(?:,? (?:now|today|these days|nowadays|by now|from now on|instead|please|jetzt|nun|inzwischen|désormais|maintenant|ahora|adesso|ora|agora|nu|voortaan|teraz))*';
const more = '(?:,? (?:any ?more|any longer|now|mehr|plus))?[.!]*';
const fresh = '(?<fresh>["“„«]?[\\p{L}\\p{N}][^,;:]{0,60}?)';
const old = '(?:the )?(?<old>["“„«]?[\\p{L}\\p{N}][^,;:]{0,80}?)';
const it = '(?:it|this|that|the (?:app|tool|product|project|service|system|thing|api|epic))';

/** How people tell that a thing has another name: the name it has, and the one it has no more. */
const forms: readonly RegExp[] = [
  `${it}(?:['’]s| is| will be| should be)(?: now)? (?:called|named|known as) ${fresh}${now},? (?:and )?(?:not|no longer|instead of|rather than) ${old}${more}`,
  `(?:we|they|people|everybody|customers|marketing)(?: now)? calls? (?:it|this|that) ${fresh}${now},? (?:and )?(?:not|no longer|instead of|rather than) ${old}${more}`,
  `${it}(?:['’]s not| is not| isn['’]t|['’]s no longer| is no longer) (?:called|named) ${old}${more},? (?:but|it['’]s|it is|rather)(?: (?:now|called))* ${fresh}${now}`,
  `(?:das|es|er|sie|die|der)(?: \\p{L}+)? (?:heißt|heißen|nennt sich)(?: jetzt| nun)? nicht(?: mehr)? ${old},? sondern(?: jetzt)? ${fresh}`,
  `(?:das|es|er|sie|die|der)(?: \\p{L}+)? (?:heißt|heißen|nennt sich)(?: jetzt| nun| inzwischen)? ${fresh},? (?:und )?nicht(?: mehr)? ${old}`,
  `(?:ça|cela|il|elle)(?: \\p{L}+)? (?:ne )?s['’]appelle plus ${old},? mais(?: désormais| maintenant)? ${fresh}`,
  `(?:ça|cela|il|elle)(?: \\p{L}+)? s['’]appelle(?: désormais| maintenant)? ${fresh},? (?:et )?(?:pas|plus|non) ${old}`,
  `(?:eso |esto )?ya no se llama ${old},? (?:sino|ahora es|se llama)(?: ahora)? ${fresh}`,
  `(?:ahora )?se llama(?: ahora)? ${fresh},? (?:y )?(?:no|ya no) ${old}`,
  `(?:non )?si chiama(?: ora| adesso)? ${fresh},? (?:e )?non(?: più)? ${old}`,
  `non si chiama più ${old},? (?:ma|bensì)(?: ora)? ${fresh}`,
  `(?:já )?não se chama(?: mais)? ${old},? mas(?: sim| agora)? ${fresh}`,
  `(?:agora )?chama-se(?: agora)? ${fresh},? (?:e )?(?:não|já não) ${old}`,
  `(?:het|dat|dit) heet niet(?: meer)? ${old},? maar(?: nu)? ${fresh}`,
  `(?:het|dat|dit) heet(?: nu| voortaan)? ${fresh},? (?:en )?niet(?: meer)? ${old}`,
  `to(?: już)? nie nazywa się(?: już)? ${old},? (?:tylko|lecz|ale)(?: teraz)? ${fresh}`,
  `(?:to )?(?:teraz )?nazywa się(?: teraz)? ${fresh},? a nie ${old}`,
].map((form) => new RegExp(`^(?:(?:and|but|also|by the way|btw),? )?${form}[.!]*$`, 'iu'));

/** The two names of a clause that says what a thing is called; null where it says nothing of the sort. */
export function renamedIn(clause: string): Named | null {
  for (const form of forms) {
    const groups = form.exec(clause.trim())?.groups;
    if (groups?.['old'] !== undefined && groups['fresh'] !== undefined)
      return { old: groups['old'], fresh: groups['fresh'] };
  }
  return null;
}

const word = '\\p{Lu}[\\p{L}\\p{N}+#-]*(?:\\.[\\p{L}\\p{N}]+)*';
const name = `${word}(?: ${word}){0,2}`;
const gone = new RegExp(
  `^(?:(?:the|das|die|der|le|la|el|il|o|a|de|het) )?(?<old>${name}|["“„«][^"“”„«»]{2,40}["”“»]) (?:(?:goes|falls) (?:away|out)|(?:fliegt|fällt|kommt|geht) (?:raus|weg|aus|heraus)|entfällt|verschwindet|s['’]en va|disparaît|sort|se va|sale|desaparece|va via|esce|sparisce|sai|vai embora|verdwijnt|vervalt|valt (?:weg|af)|odchodzi|wypada|znika|(?:is|are|was|ist|sind|est|sont|es|è|é|jest) (?:(?:now|already|completely|definitely|jetzt|leider) )*(?:out|gone|dead|history|no more|dropped|off the table|cancel+ed|discontinued|no option|raus|weg|vom tisch|gestorben|abandonné|fuera|descartad[oa]|scartato|descartado|van de baan|odpada))(?<rest>[ ,.;:–—-].{4,200})$`,
  'u',
);
/** What somebody does with the thing that is there instead. */
const taken = new RegExp(
  `(?<!\\p{L})(?:take|takes|use|uses|using|chose|picked|bought|have|run|on|to|from|with|by|it['’]s|nehmen|nimmt|nehmt|nutzen|nutzt|verwenden|verwendet|auf|von|mit|prend|prenons|utilise|utilisons|usamos|cogemos|usiamo|usa|prendiamo|prende|passons à|passe à|gebruiken|gebruikt|nemen|neemt|bierzemy|używamy) (?:the )?(?<fresh>${name})`,
  'gu',
);

const since =
  / (?:ab|seit|from|since|starting(?: from| in)?|as of|à partir d(?:e|u)|dès|a partir d[eo]|desde|da|dal|vanaf|od) (?:sofort|now|jetzt|maintenant|ahora|ora|agora|nu|teraz|next \p{L}+|\d{1,2}\.? \p{L}+|\p{L}+)(?= )/u;

/** "Bosch is gone, the sensors come from Siemens now": what is no more and what there is instead; null where there is more than one such thing. */
export function supersededIn(clause: string): Named | null {
  const { old: was, rest = '' } = gone.exec(clause.trim())?.groups ?? {};
  if (was === undefined) return null;
  // from when on it is taken says nothing of what is taken
  const names = new Set(
    [...rest.replace(since, '').matchAll(taken)].map(({ groups }) => groups?.['fresh'] ?? ''),
  );
  const [only] = names;
  return names.size === 1 && only !== undefined ? { old: was, fresh: only } : null;
}

const denied = new RegExp(
  `^(?<head>.{6,160}?),? (?:and )?(?:not|instead of|rather than|nicht|statt|pas|et non|no|non|não|niet|nie|a nie) (?<old>${name})(?: any ?more)?[.!]*$`,
  'u',
);

/** What a clause says of a name and which name it denies of the same: "Marta writes the guide" and "Sven". */
export function deniedIn(clause: string): { readonly head: string; readonly old: string } | null {
  const { head, old: was } = denied.exec(clause.trim())?.groups ?? {};
  return head === undefined || was === undefined ? null : { head, old: was };
}

/** The names of a clause, capitals first. */
export function namesOf(words: string): string[] {
  return [...words.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${name}`, 'gu'))].map(([found]) => found);
}
