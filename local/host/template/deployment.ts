import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** The deployment described by the synthesized templates, with this machine's names. */
export interface Deployment {
  readonly functions: readonly DeployedFunction[];
  readonly routes: readonly DeployedRoute[];
  /** Domain of the HTTP API, as handlers see it in the Host header: never the visitor's own. */
  readonly apiDomain: string;
  readonly tables: readonly DeployedTable[];
  readonly buckets: readonly string[];
  /** The lifecycle rules of the buckets. */
  readonly expirations: readonly DeployedExpiration[];
  readonly secrets: readonly DeployedSecret[];
  readonly schedules: readonly DeployedSchedule[];
  readonly streams: readonly DeployedStream[];
  readonly eventRules: readonly DeployedEventRule[];
  readonly delivery: DeployedDelivery;
  /** The Cache-Control of the SPA's files, first match first. */
  readonly spa: { readonly bucket: string; readonly caching: readonly CachingRule[] };
}

export interface DeployedFunction {
  readonly name: string;
  /** The source's path in the repository. */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
}

export interface DeployedRoute {
  /** `GET /api/rinks`, or `$default`. */
  readonly routeKey: string;
  readonly functionName: string;
}

export interface DeployedTable {
  readonly definition: CreateTableCommandInput & { readonly TableName: string };
  readonly timeToLiveAttribute: string | undefined;
}

export interface DeployedSecret {
  readonly name: string;
  readonly length: number;
}

/** A function called by a schedule. */
export interface DeployedSchedule {
  readonly functionName: string;
  readonly everySeconds: number;
  /** The input of the call. */
  readonly event: unknown;
}

/** A function called for events of other services. */
export interface DeployedEventRule {
  readonly functionName: string;
  /** EventBridge's pattern. */
  readonly pattern: unknown;
}

/** A function called for what is written to the table. */
export interface DeployedStream {
  readonly functionName: string;
  /** A record that matches one of these event filters is taken. */
  readonly patterns: readonly unknown[];
  /** Records of one call. */
  readonly batchSize: number;
  /** How often a failed record is given again. */
  readonly retryAttempts: number;
  /** Whether a batch that fails is halved. */
  readonly bisects: boolean;
  /** Whether the function answers for each record. */
  readonly answersEach: boolean;
}

export interface DeployedExpiration {
  readonly bucket: string;
  /** The prefix of the objects' keys. */
  readonly prefix: string;
  readonly days: number;
}

export type Origin =
  | {
      readonly kind: 'api';
      /** Sent with every call, in place of the viewer's headers of the same names. */
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'bucket'; readonly bucket: string }
  /** A bucket on which the distribution has no right: each request must carry its own signature. */
  | { readonly kind: 'signed'; readonly bucket: string };

/** For how long the distribution keeps answers that allow it. It tells them apart by what it passes on. */
export interface EdgeCaching {
  readonly leastSeconds: number;
  /** Of an answer without a Cache-Control. */
  readonly usualSeconds: number;
  readonly mostSeconds: number;
}

export interface DeployedBehaviour {
  /** CloudFront's path pattern; the default behaviour has `*`. */
  readonly pattern: string;
  readonly origin: Origin;
  readonly methods: readonly string[];
  /** Whether CloudFront compresses: the cache policy must allow it too, and CachingDisabled does not. */
  readonly compress: boolean;
  /** Of answers of the API; null where none is kept. Files are the bucket's own. */
  readonly caching: EdgeCaching | null;
  /** The names of the query that are passed on. */
  readonly queryNames: readonly string[] | 'all';
  readonly headers: Readonly<Record<string, string>>;
  /** Source of the function that first rewrites the request. */
  readonly viewerRequest: string | undefined;
}

export interface DeployedDelivery {
  /** In CloudFront's order; the last one matches everything. */
  readonly behaviours: readonly DeployedBehaviour[];
}

export interface CachingRule {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly cacheControl: string;
}
