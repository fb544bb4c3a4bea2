/** What a case is told with, as it stands behind "when" or "then" in a language other than English. */
interface CaseWords {
  /** A span of time is over, and is not: `{span}`. */
  readonly over: string;
  readonly notOver: string;
  /** What was valid for that time still is, and no longer is: `{what}`. */
  readonly stillValid: string;
  readonly noLongerValid: string;
  /** What stands for `{what}` where a sentence does not name it. */
  readonly it: string;
  /** A number of things has come together, and has not: `{count}`. */
  readonly reached: string;
  readonly notReached: string;
  /** Two cases that are to look the same. */
  readonly bothTried: string;
  readonly bothSame: string;
  /** The first time, and once more. */
  readonly firstTime: string;
  readonly secondTime: string;
  /** As much as is let: `{at}`. */
  readonly exactly: string;
  readonly sizeIs: string;
  readonly sizeOver: string;
  /** Somebody of those something is kept for, and somebody else: `{who}`. */
  readonly entitled: string;
  readonly notEntitled: string;
  /** What is refused, and what is to be seen afterwards. */
  readonly rejected: string;
  readonly lookedAfter: string;
  readonly asBefore: string;
}

/** The words by language (a BCP 47 primary subtag). */
export const caseWords: Readonly<Record<string, CaseWords>> = {
  de: {
    over: 'die Frist von {span} um ist',
    notOver: 'die Frist von {span} noch läuft',
    stillValid: 'ist {what} noch gültig',
    noLongerValid: 'ist {what} nicht mehr gültig',
    it: 'dies',
    reached: 'die Zahl von {count} erreicht ist',
    notReached: 'die Zahl von {count} noch nicht erreicht ist',
    bothTried: 'beide Fälle geprüft werden',
    bothSame: 'ist das Ergebnis in beiden dasselbe',
    firstTime: 'es das erste Mal geschieht',
    secondTime: 'es ein zweites Mal versucht wird',
    exactly: 'es genau {at} sind',
    sizeIs: 'die Größe genau {at} beträgt',
    sizeOver: 'die Größe {at} überschreitet',
    entitled: 'eine berechtigte Person zugreift ({who})',
    notEntitled: 'jemand ohne diese Berechtigung zugreift',
    rejected: 'wird dies mit einem Fehler abgelehnt',
    lookedAfter: 'nach der Ablehnung nachgesehen wird',
    asBefore: 'ist alles wie zuvor',
  },
  fr: {
    over: 'le délai de {span} est écoulé',
    notOver: 'le délai de {span} n’est pas encore écoulé',
    stillValid: '{what} est encore valable',
    noLongerValid: '{what} n’est plus valable',
    it: 'cela',
    reached: 'on atteint {count}',
    notReached: 'on n’atteint pas {count}',
    bothTried: 'on vérifie les deux cas',
    bothSame: 'le résultat est le même dans les deux',
    firstTime: 'c’est la première fois',
    secondTime: 'on le tente une deuxième fois',
    exactly: 'il y a exactement {at}',
    sizeIs: 'la taille est de {at}',
    sizeOver: 'la taille dépasse {at}',
    entitled: 'une personne autorisée y accède ({who})',
    notEntitled: 'une personne sans ce droit y accède',
    rejected: 'cela est refusé avec une erreur',
    lookedAfter: 'on vérifie après ce refus',
    asBefore: 'tout est resté comme avant',
  },
  es: {
    over: 'ha vencido el plazo de {span}',
    notOver: 'aún no ha vencido el plazo de {span}',
    stillValid: '{what} sigue en vigor',
    noLongerValid: '{what} ya no está en vigor',
    it: 'esto',
    reached: 'se llega a {count}',
    notReached: 'no se llega a {count}',
    bothTried: 'se prueban los dos casos',
    bothSame: 'el resultado es el mismo en ambos',
    firstTime: 'es la primera vez',
    secondTime: 'se intenta por segunda vez',
    exactly: 'hay exactamente {at}',
    sizeIs: 'el tamaño es de {at}',
    sizeOver: 'el tamaño supera {at}',
    entitled: 'accede alguien autorizado ({who})',
    notEntitled: 'accede alguien sin esa autorización',
    rejected: 'se rechaza con un error',
    lookedAfter: 'se comprueba tras el rechazo',
    asBefore: 'todo sigue como antes',
  },
  it: {
    over: 'il termine di {span} è trascorso',
    notOver: 'il termine di {span} non è ancora trascorso',
    stillValid: '{what} è ancora in vigore',
    noLongerValid: '{what} non è più in vigore',
    it: 'ciò',
    reached: 'si arriva a {count}',
    notReached: 'non si arriva a {count}',
    bothTried: 'si provano entrambi i casi',
    bothSame: 'il risultato è lo stesso in entrambi',
    firstTime: 'è la prima volta',
    secondTime: 'si prova una seconda volta',
    exactly: 'ci sono esattamente {at}',
    sizeIs: 'la dimensione è di {at}',
    sizeOver: 'la dimensione supera {at}',
    entitled: 'accede qualcuno di autorizzato ({who})',
    notEntitled: 'accede qualcuno senza questa autorizzazione',
    rejected: 'ciò viene respinto con un errore',
    lookedAfter: 'si controlla dopo il rifiuto',
    asBefore: 'tutto è rimasto come prima',
  },
  pt: {
    over: 'o prazo de {span} terminou',
    notOver: 'o prazo de {span} ainda não terminou',
    stillValid: '{what} continua em vigor',
    noLongerValid: '{what} já não está em vigor',
    it: 'isto',
    reached: 'se chega a {count}',
    notReached: 'não se chega a {count}',
    bothTried: 'os dois casos são testados',
    bothSame: 'o resultado é o mesmo em ambos',
    firstTime: 'é a primeira vez',
    secondTime: 'alguém tenta pela segunda vez',
    exactly: 'há exatamente {at}',
    sizeIs: 'o tamanho é de {at}',
    sizeOver: 'o tamanho passa de {at}',
    entitled: 'alguém autorizado entra ({who})',
    notEntitled: 'alguém sem essa autorização entra',
    rejected: 'isto é rejeitado com um erro',
    lookedAfter: 'se verifica depois da recusa',
    asBefore: 'tudo continua como antes',
  },
  nl: {
    over: 'de termijn van {span} om is',
    notOver: 'de termijn van {span} nog loopt',
    stillValid: 'is {what} nog geldig',
    noLongerValid: 'is {what} niet meer geldig',
    it: 'dit',
    reached: 'het aantal van {count} bereikt is',
    notReached: 'het aantal van {count} nog niet bereikt is',
    bothTried: 'beide gevallen getest worden',
    bothSame: 'is het resultaat in beide hetzelfde',
    firstTime: 'het de eerste keer is',
    secondTime: 'het een tweede keer wordt geprobeerd',
    exactly: 'het er precies {at} zijn',
    sizeIs: 'de grootte precies {at} is',
    sizeOver: 'de grootte meer dan {at} is',
    entitled: 'een bevoegde persoon toegang vraagt ({who})',
    notEntitled: 'iemand zonder deze bevoegdheid toegang vraagt',
    rejected: 'wordt dit met een fout geweigerd',
    lookedAfter: 'na de weigering wordt gekeken',
    asBefore: 'is alles zoals het was',
  },
  pl: {
    over: 'upłynął czas: {span}',
    notOver: 'nie upłynął jeszcze czas: {span}',
    stillValid: '{what} nadal obowiązuje',
    noLongerValid: '{what} już nie obowiązuje',
    it: 'to',
    reached: 'spełniony jest warunek „po {count}”',
    notReached: 'warunek „po {count}” nie jest jeszcze spełniony',
    bothTried: 'sprawdza się oba przypadki',
    bothSame: 'wynik jest w obu taki sam',
    firstTime: 'dzieje się to pierwszy raz',
    secondTime: 'ktoś próbuje po raz drugi',
    exactly: 'jest ich dokładnie tyle: {at}',
    sizeIs: 'rozmiar wynosi {at}',
    sizeOver: 'rozmiar przekracza {at}',
    entitled: 'dostępu chce uprawniona osoba ({who})',
    notEntitled: 'dostępu chce ktoś bez tego uprawnienia',
    rejected: 'zostaje to odrzucone z błędem',
    lookedAfter: 'sprawdza się stan po odmowie',
    asBefore: 'wszystko jest jak przedtem',
  },
};
