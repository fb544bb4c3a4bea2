/** A noun; a pattern with one group. */
const noun = '(\\p{L}[\\p{L}-]{2,30})';

/** Sentences on what is kept of a thing, what it is tied to and where it takes place, as those on what it belongs to and has. */
export const tiedTo: Readonly<Record<string, readonly (readonly [pattern: RegExp, plainly: string])[]>> = {
  de: [
    [
      new RegExp(
        `^(?:[^:]{5,70}: )?wir (?:speichern|merken|führen|erfassen|halten|brauchen|benötigen|notieren|hinterlegen)(?: uns)? (?:zu[rm]?|für|pro|je|über|von) (?:(?:jede[rmsn]?|eine[rmn]?|der|dem|den|die|das) )?${noun},? (.{6,400}?)(?: fest)?$`,
        'iu',
      ),
      'Ein $1 hat $2',
    ],
    [
      new RegExp(
        `^(?:pro|je|für jede[ns]?) (?:(?:Tag|Woche|Monat|Jahr|Stunde) und )?${noun}(?: und (?:Tag|Woche|Monat|Jahr|Stunde))? (?:gibt es|existiert|entsteht|schreiben wir|führen wir|haben wir) (?:eine[n]?|ein) ${noun},? mit (.{6,400})$`,
        'iu',
      ),
      'Ein $2 gehört zu einem $1 und hat $3',
    ],
    [
      new RegExp(
        `(?<=^|, )(?:auf|in|an|bei|zu|unter|von) (?:eine[rm]|jede[rm]) ${noun} \\p{Ll}{3,20} (mehrere|viele|beliebig viele) (\\p{Lu}\\p{L}{2,30})`,
        'iu',
      ),
      'ein $1 hat $2 $3',
    ],
    [
      new RegExp(
        `^((?:ein|eine|jede[rs]?) ${noun}) (?:verknüpft|verbindet|verweist) (?:eine[nm]?|ein) ${noun} (?:mit|und) (?:eine[rmn]|ein) ${noun}(?:,? mit (?=.))?`,
        'iu',
      ),
      '$1 gehört zu einem $3 und einem $4 und hat ',
    ],
  ],
  fr: [
    [
      new RegExp(
        `^(?:[^:]{5,70} ?: )?(?:on|nous) (?:garde|stocke|enregistre|conserve|note|gard|stock|enregistr|conserv|not)(?:ons)? (?:pour|de) (?:chaque |une? |la |le |l['’])${noun},? (.{6,400})$`,
        'iu',
      ),
      'Chaque $1 a $2',
    ],
    [
      new RegExp(
        `^((?:une?|chaque) ${noun}) (?:a lieu|se déroule|se passe|se trouve|se fait|est) (?:sur|dans|à|en|chez) (une? ${noun}),? avec (.{6,400})$`,
        'iu',
      ),
      '$1 appartient à $3 et a $5',
    ],
    [
      new RegExp(
        `^((?:une?|chaque) ${noun}) (?:relie|lie|associe|rattache) (une? ${noun}) (?:à|et) (une? ${noun}),? avec (.{6,400})$`,
        'iu',
      ),
      '$1 appartient à $3 et à $5 et a $7',
    ],
  ],
  es: [
    [
      new RegExp(
        `^(?:[^:]{5,70}: )?de (los|las) ${noun} (?:se )?(?:guarda|almacena|registra|anota)(?:mos|n)?(?: también)? (.{6,400})$`,
        'iu',
      ),
      '$1 $2 tienen $3',
    ],
    [
      new RegExp(
        `^(?:[^:]{5,70}: )?(?:guarda|almacena|registra|anota)(?:mos|n)? (?:de|para) (?:cada|una?) ${noun} (.{6,400})$`,
        'iu',
      ),
      'Cada $1 tiene $2',
    ],
    [
      new RegExp(`^((?:una?|cada) ${noun}) (?:la|lo|le) \\p{Ll}{3,20} (una? ${noun}) y tiene `, 'iu'),
      '$1 pertenece a $3 y tiene ',
    ],
    [
      new RegExp(
        `^((?:una?|cada) ${noun}) (?:vincula|une|relaciona|asocia|conecta) (una? ${noun}) (?:con|a|y) (una? ${noun}),? con (.{6,400})$`,
        'iu',
      ),
      '$1 pertenece a $3 y a $5 y tiene $7',
    ],
  ],
};
