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
  delete: "DELETE /call/{id}",
  update: "PATCH /call/{id} b",
  createPhone: "POST /call/phone b",
  createWeb: "POST /call/web b",
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
  list: "GET /file",
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
} as const

export const structuredOutputs = {
  list: "GET /structured-output qn",
  create: "POST /structured-output b",
  get: "GET /structured-output/{id}",
  delete: "DELETE /structured-output/{id}",
  update: "PATCH /structured-output/{id} bq",
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
  createSesameVoice: "POST /voice-library/create-sesame-voice be",
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
