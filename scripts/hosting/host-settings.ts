import type { PolicyOrigins } from './content-security-policy';
import { policyOrigins } from './policy-origins';

/** What the answers of a host say beyond the usual, by settings of the build. */
export type HostSettings = {
  /** Whether browsers may list the domain among those that are never asked over HTTP. Lists are slow to forget. */
  hstsPreload?: boolean;
  /** Whether search engines are kept out of all of it, as of a trial. */
  noIndex?: boolean;
  /** Where browsers report what the policy has stopped; an https: address. */
  reportTo?: string;
  origins?: PolicyOrigins;
};

/**
 * The settings in the environment: `HSTS_PRELOAD=true`, `NO_INDEX=true` and `CSP_REPORT_URL=https://…`.
 * @throws when one of them is something else
 */
export function hostSettings(
  { HSTS_PRELOAD, NO_INDEX, CSP_REPORT_URL }: NodeJS.ProcessEnv = process.env,
): HostSettings {
  for (const [name, value] of Object.entries({ HSTS_PRELOAD, NO_INDEX }))
    if (value && !['true', 'false'].includes(value))
      throw new Error(`${name} is "${value}"; it must be true or false`);
  if (CSP_REPORT_URL && !/^https:\/\/[^\s"',;$\\{}]+$/.test(CSP_REPORT_URL))
    throw new Error(
      `CSP_REPORT_URL is "${CSP_REPORT_URL}"; it must be an https: address without , ; $ \\ { and }`,
    );
  return {
    hstsPreload: HSTS_PRELOAD === 'true',
    noIndex: NO_INDEX === 'true',
    reportTo: CSP_REPORT_URL || undefined,
    origins: policyOrigins,
  };
}
