/**
 * Generated from openapi/ by `npm run api:generate`. Do not edit: change the specification and regenerate.
 */

export const assistants = {
  list: "GET /assistant qc",
  create: "POST /assistant b",
  get: "GET /assistant/{id}",
  replace: "PUT /assistant/{id} b",
  delete: "DELETE /assistant/{id}",
  update: "PATCH /assistant/{id} b",
  versions: {
    list: "GET /assistant/{id}/version qn",
  },
} as const

export const v2 = {
  assistants: {
    list: "GET /v2/assistant qn",
  },
  calls: {
    export: "GET /v2/call/export qne",
    list: "GET /v2/call qn",
  },
  callMetadata: {
    list: "GET /v2/call/metadata qn",
  },
  phoneNumbers: {
    list: "GET /v2/phone-number qn",
  },
} as const

export const squads = {
  list: "GET /squad qc",
  create: "POST /squad b",
  get: "GET /squad/{id}",
  delete: "DELETE /squad/{id}",
  update: "PATCH /squad/{id} b",
} as const

export const workflows = {
  list: "GET /workflow",
  create: "POST /workflow b",
  get: "GET /workflow/{id}",
  delete: "DELETE /workflow/{id}",
  update: "PATCH /workflow/{id} b",
} as const

export const calls = {
  list: "GET /call qc",
  create: "POST /call b",
  get: "GET /call/{id}",
  delete: "DELETE /call/{id} b",
  update: "PATCH /call/{id} b",
  createPhone: "POST /call/phone b",
  createWeb: "POST /call/web b",
  downloadMonoRecording: "GET /call/{id}/mono-recording e",
  downloadStereoRecording: "GET /call/{id}/stereo-recording e",
  downloadVideoRecording: "GET /call/{id}/video-recording e",
  downloadCustomerRecording: "GET /call/{id}/customer-recording e",
  downloadAssistantRecording: "GET /call/{id}/assistant-recording e",
  downloadPcap: "GET /call/{id}/pcap e",
  downloadLogs: "GET /call/{id}/call-logs e",
} as const

export const chats = {
  list: "GET /chat qn",
  create: "POST /chat b",
  get: "GET /chat/{id}",
  delete: "DELETE /chat/{id}",
  createResponse: "POST /chat/responses b",
  createWeb: "POST /chat/web b",
  createWebResponse: "POST /chat/web/responses b",
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
  list: "GET /session qn",
  create: "POST /session b",
  get: "GET /session/{id}",
  delete: "DELETE /session/{id}",
  update: "PATCH /session/{id} b",
} as const

export const phoneNumbers = {
  importTwilio: "POST /phone-number/import/twilio b",
  importVonage: "POST /phone-number/import/vonage b",
  list: "GET /phone-number qc",
  create: "POST /phone-number b",
  get: "GET /phone-number/{id}",
  delete: "DELETE /phone-number/{id}",
  update: "PATCH /phone-number/{id} b",
} as const

export const tools = {
  list: "GET /tool qc",
  create: "POST /tool b",
  get: "GET /tool/{id}",
  delete: "DELETE /tool/{id}",
  update: "PATCH /tool/{id} b",
} as const

export const files = {
  upload: "POST /file/upload m",
  list: "GET /file q",
  create: "POST /file m",
  get: "GET /file/{id}",
  delete: "DELETE /file/{id}",
  update: "PATCH /file/{id} b",
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
  list: "GET /structured-output qn",
  create: "POST /structured-output b",
  get: "GET /structured-output/{id}",
  delete: "DELETE /structured-output/{id}",
  update: "PATCH /structured-output/{id} bq",
  run: "POST /structured-output/run b",
} as const

export const testSuites = {
  list: "GET /test-suite qn",
  create: "POST /test-suite b",
  get: "GET /test-suite/{id}",
  delete: "DELETE /test-suite/{id}",
  update: "PATCH /test-suite/{id} b",
  tests: {
    list: "GET /test-suite/{testSuiteId}/test qn",
    create: "POST /test-suite/{testSuiteId}/test b",
    get: "GET /test-suite/{testSuiteId}/test/{id}",
    delete: "DELETE /test-suite/{testSuiteId}/test/{id}",
    update: "PATCH /test-suite/{testSuiteId}/test/{id} b",
  },
  runs: {
    list: "GET /test-suite/{testSuiteId}/run qn",
    create: "POST /test-suite/{testSuiteId}/run b",
    get: "GET /test-suite/{testSuiteId}/run/{id}",
    delete: "DELETE /test-suite/{testSuiteId}/run/{id}",
    update: "PATCH /test-suite/{testSuiteId}/run/{id} b",
  },
} as const

export const orgs = {
  list: "GET /org",
  create: "POST /org b",
  getFeatureFlag: "GET /org/feature-flag q",
  get: "GET /org/{id}",
  delete: "DELETE /org/{id} e",
  update: "PATCH /org/{id} b",
  listUsers: "GET /org/{id}/user",
  leave: "DELETE /org/{id}/leave e",
  removeMember: "DELETE /org/{id}/member/{memberId}/leave e",
  invite: "POST /org/{id}/invite be",
  updateRole: "PATCH /org/{id}/role be",
  getAuth: "GET /org/{id}/auth",
} as const

export const tokens = {
  list: "GET /token qc",
  create: "POST /token b",
  get: "GET /token/{id}",
  delete: "DELETE /token/{id}",
  update: "PATCH /token/{id} b",
} as const

export const credentials = {
  list: "GET /credential qc",
  create: "POST /credential b",
  get: "GET /credential/{id}",
  delete: "DELETE /credential/{id}",
  update: "PATCH /credential/{id} b",
  createSession: "POST /credential/session b",
  webhook: "POST /credential/webhook bep",
  trigger: "POST /credential/trigger be",
} as const

export const templates = {
  list: "GET /template qc",
  create: "POST /template b",
  listPinned: "GET /template/pinned",
  get: "GET /template/{id}",
  delete: "DELETE /template/{id}",
  update: "PATCH /template/{id} b",
} as const

export const voiceLibrary = {
  list: "GET /voice-library/{provider} qn",
  listAccents: "GET /voice-library/{provider}/accents",
  syncProvider: "POST /voice-library/sync/{provider}",
  sync: "POST /voice-library/sync b",
  createSesameVoice: "POST /voice-library/create-sesame-voice me",
} as const

export const providers = {
  resources: {
    list: "GET /provider/{provider}/{resourceName} qn",
    create: "POST /provider/{provider}/{resourceName}",
    get: "GET /provider/{provider}/{resourceName}/{id}",
    delete: "DELETE /provider/{provider}/{resourceName}/{id}",
    update: "PATCH /provider/{provider}/{resourceName}/{id}",
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
  query: "POST /analytics b",
} as const

export const simulationPersonalities = {
  list: "GET /eval/simulation/personality qn",
  create: "POST /eval/simulation/personality b",
  get: "GET /eval/simulation/personality/{id}",
  delete: "DELETE /eval/simulation/personality/{id}",
  update: "PATCH /eval/simulation/personality/{id} b",
} as const

export const simulationScenarios = {
  list: "GET /eval/simulation/scenario qn",
  create: "POST /eval/simulation/scenario b",
  get: "GET /eval/simulation/scenario/{id}",
  delete: "DELETE /eval/simulation/scenario/{id}",
  update: "PATCH /eval/simulation/scenario/{id} b",
  generate: "POST /eval/simulation/scenario/generate b",
} as const

export const simulationRuns = {
  list: "GET /eval/simulation/run qn",
  create: "POST /eval/simulation/run b",
  get: "GET /eval/simulation/run/{id}",
  cancelGroup: "PATCH /eval/simulation/run/{id}",
  listItems: "GET /eval/simulation/run/{id}/item qn",
  getItem: "GET /eval/simulation/run/{id}/item/{itemId}",
  cancelItem: "PATCH /eval/simulation/run/{id}/item/{itemId}",
  generateSuggestions: "POST /eval/simulation/run/{id}/item/{itemId}/generate qe",
} as const

export const simulationSuites = {
  list: "GET /eval/simulation/suite qn",
  create: "POST /eval/simulation/suite b",
  get: "GET /eval/simulation/suite/{id}",
  delete: "DELETE /eval/simulation/suite/{id}",
  update: "PATCH /eval/simulation/suite/{id} b",
} as const

export const simulations = {
  list: "GET /eval/simulation qn",
  create: "POST /eval/simulation b",
  get: "GET /eval/simulation/{id}",
  delete: "DELETE /eval/simulation/{id}",
  update: "PATCH /eval/simulation/{id} b",
  getConcurrency: "GET /eval/simulation/concurrency",
} as const

export const insights = {
  list: "GET /reporting/insight qn",
  create: "POST /reporting/insight b",
  get: "GET /reporting/insight/{id}",
  delete: "DELETE /reporting/insight/{id}",
  update: "PATCH /reporting/insight/{id} b",
  run: "POST /reporting/insight/{id}/run b",
  preview: "POST /reporting/insight/preview b",
} as const

export const boards = {
  list: "GET /reporting/board qn",
  create: "POST /reporting/board b",
  ensureMetricsOverview: "GET /reporting/board/default/metrics-overview",
  get: "GET /reporting/board/{id}",
  delete: "DELETE /reporting/board/{id}",
  update: "PATCH /reporting/board/{id} b",
} as const

export const evals = {
  list: "GET /eval qn",
  create: "POST /eval b",
  get: "GET /eval/{id}",
  delete: "DELETE /eval/{id}",
  update: "PATCH /eval/{id} b",
  getRun: "GET /eval/run/{id}",
  deleteRun: "DELETE /eval/run/{id}",
  listRuns: "GET /eval/run qn",
  run: "POST /eval/run b",
} as const

export const scorecards = {
  get: "GET /observability/scorecard/{id}",
  delete: "DELETE /observability/scorecard/{id}",
  update: "PATCH /observability/scorecard/{id} b",
  list: "GET /observability/scorecard qn",
  create: "POST /observability/scorecard b",
} as const
