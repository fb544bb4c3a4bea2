/**
 * Figures in words as people write them in notes, in eight languages, as the source of a pattern. English "a" is left out, since "a year" may
 * say how often.
 */
export const countWords = [
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty',
  'ein(?:e[mnr]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig',
  'une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt',
  'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte',
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti',
  'uma?|dois|duas|três|quatro|sete|oito|dez|doze|vinte',
  'één|een|twee|drie|vijf|zes|zeven|negen|tien|twaalf|twintig',
  'pół|jed(?:en|na|ną|nej)|dw(?:a|ie|óch)|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|osiem|dziesięć|dziesięciu',
].join('|');
