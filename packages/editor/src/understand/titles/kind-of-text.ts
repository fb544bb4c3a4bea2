/** A line that says what kind of text follows, and of what not: "README", "Notes:", "some ideas". */
const kindOfText =
  /^(?:(?:my|some|rough|quick|first|random|a few|the) ){0,2}(?:read ?me(?:\.\p{L}{2,4})?|notes?|ideas?|thoughts|brain ?dump|draft|wip|todos?|to[- ]do|specs?|specification|rfc|proposal|untitled|overview|about|introduction|intro|summary|notizen|ideen|entwurf|brouillon|borrador|notas|apuntes|appunti|bozza|rascunho|notities|notatki)\s?[:.!]{0,2}$/iu;

/** Whether a text is only the name of a kind of text. */
export function namesKindOfText(text: string): boolean {
  return kindOfText.test(text.replace(/^[#*_\s]+|[*_\s]+$/gu, ''));
}
