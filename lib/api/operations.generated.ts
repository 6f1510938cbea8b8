/**
 * Generated from openapi/ by `npm run api:generate`. Do not edit: change the specification and regenerate.
 */

export const assistants = {
  path: "/assistant",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  replace: "PUT /{id} b",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  versions: {
    path: "/assistant/{id}/version",
    list: "GET qn",
  },
} as const

export const v2 = {
  assistants: {
    path: "/v2/assistant",
    list: "GET qn",
  },
  calls: {
    path: "/v2/call",
    export: "GET /export qnf",
    list: "GET qn",
  },
  callMetadata: {
    path: "/v2/call/metadata",
    list: "GET qn",
  },
  phoneNumbers: {
    path: "/v2/phone-number",
    list: "GET qn",
  },
} as const

export const squads = {
  path: "/squad",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const workflows = {
  path: "/workflow",
  list: "GET",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const calls = {
  path: "/call",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id} b",
  update: "PATCH /{id} b",
  createPhone: "POST /phone b",
  createWeb: "POST /web b",
  downloadMonoRecording: "GET /{id}/mono-recording f",
  downloadStereoRecording: "GET /{id}/stereo-recording f",
  downloadVideoRecording: "GET /{id}/video-recording f",
  downloadCustomerRecording: "GET /{id}/customer-recording f",
  downloadAssistantRecording: "GET /{id}/assistant-recording f",
  downloadPcap: "GET /{id}/pcap f",
  downloadLogs: "GET /{id}/call-logs f",
} as const

export const chats = {
  path: "/chat",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  createResponse: "POST /responses b",
  createWeb: "POST /web b",
  createWebResponse: "POST /web/responses b",
} as const

export const campaigns = {
  list: "GET /campaign qn",
  create: "POST /campaign b",
  get: "GET /campaign/{id}",
  delete: "DELETE /campaign/{id}",
  update: "PATCH /campaign/{id} b",
  listV2: "GET /v2/campaign qn",
  createV2: "POST /v2/campaign b",
  getV2: "GET /v2/campaign/{id} q",
  deleteV2: "DELETE /v2/campaign/{id}",
  updateV2: "PATCH /v2/campaign/{id} b",
  listContactsV2: "GET /v2/campaign/{id}/contacts qn",
} as const

export const sessions = {
  path: "/session",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const phoneNumbers = {
  path: "/phone-number",
  importTwilio: "POST /import/twilio b",
  importVonage: "POST /import/vonage b",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const tools = {
  path: "/tool",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const files = {
  path: "/file",
  upload: "POST /upload m",
  list: "GET q",
  create: "POST m",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const knowledgeBases = {
  list: "GET /knowledge-base qc",
  create: "POST /knowledge-base b",
  get: "GET /knowledge-base/{id}",
  delete: "DELETE /knowledge-base/{id}",
  update: "PATCH /knowledge-base/{id} b",
  listV2: "GET /v2/knowledge-base q",
  createV2: "POST /v2/knowledge-base b",
  listFilesV2: "GET /v2/knowledge-base/{id}/file",
  attachFileV2: "POST /v2/knowledge-base/{id}/file b",
  detachFileV2: "DELETE /v2/knowledge-base/{id}/file/{fileId}",
  retryFileV2: "POST /v2/knowledge-base/{id}/file/{fileId}/retry",
  getV2: "GET /v2/knowledge-base/{id}",
  deleteV2: "DELETE /v2/knowledge-base/{id}",
  updateV2: "PATCH /v2/knowledge-base/{id} b",
} as const

export const structuredOutputs = {
  path: "/structured-output",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} bq",
  run: "POST /run b",
} as const

export const testSuites = {
  path: "/test-suite",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  tests: {
    path: "/test-suite/{testSuiteId}/test",
    list: "GET qn",
    create: "POST b",
    get: "GET /{id}",
    delete: "DELETE /{id}",
    update: "PATCH /{id} b",
  },
  runs: {
    path: "/test-suite/{testSuiteId}/run",
    list: "GET qn",
    create: "POST b",
    get: "GET /{id}",
    delete: "DELETE /{id}",
    update: "PATCH /{id} b",
  },
} as const

export const orgs = {
  path: "/org",
  list: "GET",
  create: "POST b",
  getFeatureFlag: "GET /feature-flag q",
  get: "GET /{id}",
  delete: "DELETE /{id} e",
  update: "PATCH /{id} b",
  listUsers: "GET /{id}/user",
  leave: "DELETE /{id}/leave e",
  removeMember: "DELETE /{id}/member/{memberId}/leave e",
  invite: "POST /{id}/invite be",
  updateRole: "PATCH /{id}/role be",
  getAuth: "GET /{id}/auth",
} as const

export const tokens = {
  path: "/token",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const credentials = {
  path: "/credential",
  list: "GET qc",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  createSession: "POST /session b",
  webhook: "POST /webhook bep",
  trigger: "POST /trigger be",
} as const

export const templates = {
  path: "/template",
  list: "GET qc",
  create: "POST b",
  listPinned: "GET /pinned",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const voiceLibrary = {
  path: "/voice-library",
  list: "GET /{provider} qn",
  listAccents: "GET /{provider}/accents",
  syncProvider: "POST /sync/{provider}",
  sync: "POST /sync b",
  createSesameVoice: "POST /create-sesame-voice me",
} as const

export const providers = {
  resources: {
    path: "/provider/{provider}/{resourceName}",
    list: "GET qn",
    create: "POST",
    get: "GET /{id}",
    delete: "DELETE /{id}",
    update: "PATCH /{id}",
  },
  listWorkflows: "GET /{provider}/workflows q",
  listWorkflowHooks: "GET /{provider}/workflows/{workflowId}/hooks",
  listLocations: "GET /{provider}/locations",
  searchVoices: "GET /{provider}/voices/search q",
  searchVoice: "GET /{provider}/voice/search q",
  addVoices: "POST /{provider}/voices/add b",
  addVoice: "POST /{provider}/voice/add b",
  cloneVoice: "POST /11labs/voice/clone me",
} as const

export const analytics = {
  path: "/analytics",
  query: "POST b",
} as const

export const simulationPersonalities = {
  path: "/eval/simulation/personality",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const simulationScenarios = {
  path: "/eval/simulation/scenario",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  generate: "POST /generate b",
} as const

export const simulationRuns = {
  path: "/eval/simulation/run",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  cancelGroup: "PATCH /{id}",
  listItems: "GET /{id}/item qn",
  getItem: "GET /{id}/item/{itemId}",
  cancelItem: "PATCH /{id}/item/{itemId}",
  generateSuggestions: "POST /{id}/item/{itemId}/generate qe",
} as const

export const simulationSuites = {
  path: "/eval/simulation/suite",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const simulations = {
  path: "/eval/simulation",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  getConcurrency: "GET /concurrency",
} as const

export const insights = {
  path: "/reporting/insight",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  run: "POST /{id}/run b",
  preview: "POST /preview b",
} as const

export const boards = {
  path: "/reporting/board",
  list: "GET qn",
  create: "POST b",
  ensureMetricsOverview: "GET /default/metrics-overview",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
} as const

export const evals = {
  path: "/eval",
  list: "GET qn",
  create: "POST b",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  getRun: "GET /run/{id}",
  deleteRun: "DELETE /run/{id}",
  listRuns: "GET /run qn",
  run: "POST /run b",
} as const

export const scorecards = {
  path: "/observability/scorecard",
  get: "GET /{id}",
  delete: "DELETE /{id}",
  update: "PATCH /{id} b",
  list: "GET qn",
  create: "POST b",
} as const
