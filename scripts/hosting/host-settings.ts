import { sentence } from '../content/issues';
import { environmentIssues } from '../content/schema-issues';
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
export function hostSettings(env: NodeJS.ProcessEnv = process.env): HostSettings {
  const [issue] = environmentIssues(env);
  if (issue) throw new Error(sentence(issue));
  const { HSTS_PRELOAD, NO_INDEX, CSP_REPORT_URL } = env;
  return {
    hstsPreload: HSTS_PRELOAD === 'true',
    noIndex: NO_INDEX === 'true',
    // A header holds no letters beyond ASCII.
    reportTo: CSP_REPORT_URL ? new URL(CSP_REPORT_URL).href : undefined,
    origins: policyOrigins,
  };
}
