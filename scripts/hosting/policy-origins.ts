import type { PolicyOrigins } from './content-security-policy';

/**
 * The other origins that this build's settings name.
 * @throws when the forms' endpoint is no URL
 */
export function policyOrigins(formsEndpoint = process.env.NEXT_PUBLIC_FORMS_ENDPOINT): PolicyOrigins {
  return formsEndpoint ? { forms: new URL(formsEndpoint).origin } : {};
}
