/** What a document says of itself in a word or two: who it belongs to, by when. */
export interface Role {
  readonly id: 'owner' | 'author' | 'reviewer' | 'approver' | 'due' | 'milestone' | 'date';
  /** What an English document calls it. */
  readonly label: string;
  /** What feedback calls it. */
  readonly words: string;
  /** What a question about it says. */
  readonly asked: RegExp;
}

export const roles: readonly Role[] = [
  {
    id: 'owner',
    label: 'Owner',
    words:
      'owner|owners|ownership|owning team|responsible(?: person| team)?|person responsible|accountable|dri|maintainer|verantwortlich(?:er|e)?|zuständig|eigentümer(?:in)?|besitzer(?:in)?|responsable|propriétaire|dueñ[oa]|propietari[oa]|responsabile|proprietari[oa]|responsável|don[oa]|proprietári[oa]|eigenaar|verantwoordelijke?|właściciel(?:em|ka|ką)?|odpowiedzialn[yae]',
    asked:
      /(?<!\p{L})(?:own(?:s|er|ers|ed|ership|ing)?|responsible|accountable|verantwort\p{L}*|zuständig|gehör(?:t|en)|responsabl\p{L}*|propriétaire|dueñ[oa]|propietari[oa])(?!\p{L})/iu,
  },
  {
    id: 'author',
    label: 'Author',
    words: 'authors?|autor(?:in)?|auteur|autora?',
    asked: /(?<!\p{L})(?:author|wrote)(?!\p{L})/iu,
  },
  {
    id: 'reviewer',
    label: 'Reviewer',
    words: 'reviewers?|reviewed by',
    asked: /(?<!\p{L})review(?:s|er|ers|ed)(?!\p{L})/iu,
  },
  {
    id: 'approver',
    label: 'Approver',
    words: 'approvers?|approved by',
    asked: /(?<!\p{L})approv(?:es?|ers?|ed|al)(?!\p{L})/iu,
  },
  {
    id: 'due',
    label: 'Due',
    words:
      'due(?: date)?|deadline|target(?:ed)?(?: delivery)? date|(?:delivery|release|launch|go-?live|shipping) date|go-?live|fällig(?: am)?|frist|(?:end)?termin|échéance|date limite|mise en (?:ligne|service|production)|plazo|fecha (?:límite|de entrega)|scadenza|consegna|prazo(?: de entrega)?|oplevering|termin',
    asked: /(?<!\p{L})(?:due|deadline|by when|fällig|échéance|plazo)(?!\p{L})/iu,
  },
  {
    id: 'milestone',
    label: 'Milestone',
    words: 'milestone|meilenstein|jalon|hito',
    asked: /(?<!\p{L})(?:milestones?|meilensteine?|jalons?|hitos?)(?!\p{L})/iu,
  },
  {
    id: 'date',
    label: 'Date',
    words: 'date|document date|datum|fecha',
    // what is open about dates is when something happens
    asked: /(?!)/u,
  },
];

/** The role that a word of feedback names. */
export function roleNamed(word: string): Role | null {
  return roles.find((role) => new RegExp(`^(?:${role.words})$`, 'iu').test(word.trim())) ?? null;
}
