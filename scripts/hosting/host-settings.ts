import { sentence } from '../content/issues';
import { environmentIssues } from '../content/schema-issues';
import type { PolicyOrigins } from './content-security-policy';
import { policyOrigins } from './policy-origins';

/** Build settings that add headers to the host's responses. */
export type HostSettings = {
  /**
   * Whether browsers may include the domain in their HSTS preload lists. Removal from the lists takes months.
   */
  hstsPreload?: boolean;
  /** Whether search engines must not index the site, such as a trial deployment. */
  noIndex?: boolean;
  /** The https: URL that receives reports of policy violations. */
  reportTo?: string;
  origins?: PolicyOrigins;
};

/**
 * Reads the settings from the environment: `HSTS_PRELOAD=true`, `NO_INDEX=true` and
 * `CSP_REPORT_URL=https://…`.
 * @throws if a setting has another value
 */
export function hostSettings(env: NodeJS.ProcessEnv = process.env): HostSettings {
  const [issue] = environmentIssues(env);
  if (issue) throw new Error(sentence(issue));
  const { HSTS_PRELOAD, NO_INDEX, CSP_REPORT_URL } = env;
  return {
    hstsPreload: HSTS_PRELOAD === 'true',
    noIndex: NO_INDEX === 'true',
    // Headers contain only ASCII characters.
    reportTo: CSP_REPORT_URL ? new URL(CSP_REPORT_URL).href : undefined,
    origins: policyOrigins,
  };
}
