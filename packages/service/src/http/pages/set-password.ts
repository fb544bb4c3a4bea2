import type { AccountFaults } from '../../access/accounts/account-rules.ts';
import { field } from './field.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';

/** Asks an invited person for a name, unless they have one, and a password. */
export function setPasswordPage(form: {
  /** Name of the account that exists already; null: one is chosen here. */
  readonly fixedName: string | null;
  readonly name: string;
  readonly faults: AccountFaults & { readonly repeated?: string };
}): string {
  const { fixedName, name, faults } = form;
  // Typing starts where something is wrong, so that a screen reader says what it is.
  const wrong = (['name', 'password', 'repeated'] as const).find((field) => faults[field] !== undefined);
  const first = wrong ?? (fixedName === null ? 'name' : 'password');
  return page(
    fixedName === null ? 'Make your account' : 'Set a new password',
    html`<form method="post">
${fixedName === null ? chosenName(name, faults.name, first === 'name') : givenName(fixedName)}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  hint: 'At least 12 characters. A few words that do not belong together are easy to remember.',
  fault: faults.password,
  first: first === 'password',
})}
${field({
  name: 'repeated',
  label: 'The same password again',
  type: 'password',
  autocomplete: 'new-password',
  fault: faults.repeated,
  first: first === 'repeated',
})}
<button>Set password</button>
</form>`,
  );
}

function chosenName(value: string, fault: string | undefined, first: boolean): Html {
  return field({ name: 'name', label: 'Name', autocomplete: 'username', value, fault, first });
}

/** Sent along, so that a password manager keeps the password under the right name. */
function givenName(name: string): Html {
  return html`<p>For the account <strong>${name}</strong>.</p>
<input type="text" name="name" value="${name}" autocomplete="username" hidden>`;
}
