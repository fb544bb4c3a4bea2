/** A form of oidc-provider, taken apart. Both fields are HTML already. */
export interface ForwardedForm {
  /** Where it goes, as the value of an attribute. */
  readonly action: string;
  /** Its hidden inputs. */
  readonly hidden: string;
}

/** Pages that oidc-provider shows by itself, each a whole HTML document. */
export interface IssuerPages {
  /** Asks for the code another device shows. `fault` says what was wrong with the last one. */
  enterCode(form: ForwardedForm, fault: string | null): string;
  /** Asks whether the code is the one the device shows. */
  confirmCode(form: ForwardedForm, code: string, client: string): string;
  codeAccepted(client: string): string;
  askToSignOut(form: ForwardedForm): string;
  signedOut(): string;
  /** Lets a person send on by hand what oidc-provider would send by a script. */
  carryOn(form: ForwardedForm): string;
  fault(message: string): string;
}

const ACTION = /<form\b[^>]* action="([^"]*)"/;
const HIDDEN = /<input type="hidden"[^>]*>/g;

/** Takes a form apart that oidc-provider wrote; its attributes are escaped by it. */
export function forwardedForm(html: string): ForwardedForm {
  return { action: ACTION.exec(html)?.[1] ?? '', hidden: (html.match(HIDDEN) ?? []).join('') };
}
