/** A modal verb in the form it has in a sentence, by how much it binds. */
export interface Modal {
  readonly MUST: string;
  readonly SHOULD: string;
  readonly MAY: string;
}

const modal = (must: string, should: string, may: string): Modal => ({
  MUST: must,
  SHOULD: should,
  MAY: may,
});

/** The forms of each language; those that only stand in texts and are never written come after them. */
export const modalsOf: Readonly<Record<string, readonly Modal[]>> = {
  en: [modal('must', 'should', 'may'), modal('shall', 'should', 'may'), modal('has to', 'should', 'may')],
  de: [
    modal('muss', 'soll', 'kann'),
    modal('müssen', 'sollen', 'können'),
    modal('muss', 'sollte', 'kann'),
    modal('müssen', 'sollten', 'können'),
  ],
  fr: [modal('doit', 'devrait', 'peut'), modal('doivent', 'devraient', 'peuvent')],
  es: [modal('debe', 'debería', 'puede'), modal('deben', 'deberían', 'pueden')],
  it: [modal('deve', 'dovrebbe', 'può'), modal('devono', 'dovrebbero', 'possono')],
  pt: [modal('deve', 'deveria', 'pode'), modal('devem', 'deveriam', 'podem')],
  nl: [modal('moet', 'zou', 'mag'), modal('moeten', 'zouden', 'mogen')],
  pl: [modal('musi', 'powinno', 'może'), modal('muszą', 'powinny', 'mogą')],
};
