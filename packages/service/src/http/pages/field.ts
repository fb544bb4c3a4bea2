import { type Html, html } from './html.ts';
import { NOTICE_ID } from './layout.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  /** Tells the browser and password managers what belongs here. */
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  /** What is wrong with what was sent. */
  readonly fault?: string | undefined;
  /** Whether the notice of the page, see `faultNotice`, is about this field. Default false. */
  readonly hasNotice?: boolean;
  /** The one field of a page where typing starts. */
  readonly first?: boolean;
}

/** An input with its label; its hint and its fault belong to it for a screen reader. */
export function field(field: Field): Html {
  const { name, fault, hint } = field;
  return html`<label for="${name}">${field.label}</label>
${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault === undefined ? null : html`<p class="fault" id="${name}-fault">${fault}</p>`}
<input id="${name}" name="${name}" type="${field.type ?? 'text'}" value="${field.value ?? ''}" required
 autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false"${describedBy(field)}
${fault === undefined ? null : html` aria-invalid="true"`}${field.first === true ? html` autofocus` : null}>`;
}

function describedBy({ name, hint, fault, hasNotice }: Field): Html | null {
  const ids = [
    ...(hasNotice === true ? [NOTICE_ID] : []),
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(fault === undefined ? [] : [`${name}-fault`]),
  ];
  return ids.length === 0 ? null : html` aria-describedby="${ids.join(' ')}"`;
}
