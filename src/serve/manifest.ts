/** The manifest of a built service, `service.json`, from the configuration of the Worker. */

export interface ServiceManifest {
  compatibilityDate: string;
  compatibilityFlags: string[];
  /** Variables with their defaults. */
  variables: Record<string, string>;
  /** Paths that the Worker answers before the pages. */
  workerFirst: string[];
  /** Class of the objects that count requests. */
  limiterClass: string;
}

/** Secrets, which have no default. */
export const SECRETS = ['MODEL_API_KEY', 'INDEXNOW_KEY'];
