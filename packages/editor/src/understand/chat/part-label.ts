/** What a project is made of, as notes name it before a colon. */
const part =
  /^(?:apis?|endpoints?|routes?|dbs?|databases?|schemas?|tables?|ui|ux|gui|frontend|backend|cli|configs?|configuration|infra(?:structure)?|security|auth|tests?|testing|sdk)$/iu;

/** Whether a word before a colon names a part of what is built, as "API" and "DB" do: what the line is about, and nobody who speaks. */
export function isPartLabel(name: string): boolean {
  return part.test(name);
}
