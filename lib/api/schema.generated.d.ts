/**
 * Generated from openapi/ by `npm run api:generate`. Do not edit: change the specification and regenerate.
 */

/**
 * The tag of an object that the specification did not know when these types were made. It is no text that the
 * platform sends: it lets a `switch` tell the known objects apart and still have a `default` branch.
 */
export type Unrecognized = `${string} (unrecognized)`

export interface paths {
    "/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List assistants */
        get: operations["assistants.list"];
        put?: never;
        /** Create an assistant */
        post: operations["assistants.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get an assistant */
        get: operations["assistants.get"];
        /**
         * Replace an assistant
         * @description Fields that are left out go back to their defaults.
         */
        put: operations["assistants.replace"];
        post?: never;
        /** Delete an assistant */
        delete: operations["assistants.delete"];
        options?: never;
        head?: never;
        /** Update an assistant */
        patch: operations["assistants.update"];
        trace?: never;
    };
    "/assistant/{id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the versions of an assistant */
        get: operations["assistants.versions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List assistants by page */
        get: operations["v2.assistants.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/call/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export calls
         * @description With `async` the file is sent to `email`; without it, the answer is the file.
         */
        get: operations["v2.calls.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List calls by page */
        get: operations["v2.calls.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/call/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List call metadata by page
         * @description The same calls without their messages and recordings.
         */
        get: operations["v2.callMetadata.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List phone numbers by page */
        get: operations["v2.phoneNumbers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List squads */
        get: operations["squads.list"];
        put?: never;
        /** Create a squad */
        post: operations["squads.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/squad/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a squad */
        get: operations["squads.get"];
        put?: never;
        post?: never;
        /** Delete a squad */
        delete: operations["squads.delete"];
        options?: never;
        head?: never;
        /** Update a squad */
        patch: operations["squads.update"];
        trace?: never;
    };
    "/workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List workflows */
        get: operations["workflows.list"];
        put?: never;
        /** Create a workflow */
        post: operations["workflows.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a workflow */
        get: operations["workflows.get"];
        put?: never;
        post?: never;
        /** Delete a workflow */
        delete: operations["workflows.delete"];
        options?: never;
        head?: never;
        /** Update a workflow */
        patch: operations["workflows.update"];
        trace?: never;
    };
    "/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List calls */
        get: operations["calls.list"];
        put?: never;
        /**
         * Create a call
         * @description Places one call, or one for each of `customers`; then the answer lists what was created and what failed.
         */
        post: operations["calls.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a call */
        get: operations["calls.get"];
        put?: never;
        post?: never;
        /**
         * Delete a call
         * @description Removes the data of an ended call.
         */
        delete: operations["calls.delete"];
        options?: never;
        head?: never;
        /** Update a call */
        patch: operations["calls.update"];
        trace?: never;
    };
    "/call/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an outbound phone call
         * @description The older form of creating a call; takes the same fields.
         */
        post: operations["calls.createPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a web call
         * @description Prepares a room for a browser. The answer carries the address to join, `webCallUrl`. A public key is enough.
         */
        post: operations["calls.createWeb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List chats */
        get: operations["chats.list"];
        put?: never;
        /**
         * Create a chat
         * @description With `stream: true` the answer is a stream of server-sent events instead of JSON.
         */
        post: operations["chats.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a chat */
        get: operations["chats.get"];
        put?: never;
        post?: never;
        /** Delete a chat */
        delete: operations["chats.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a chat in the OpenAI Responses format */
        post: operations["chats.createResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a web chat */
        post: operations["chats.createWeb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/web/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a web chat in the OpenAI Responses format */
        post: operations["chats.createWebResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List campaigns */
        get: operations["campaigns.list"];
        put?: never;
        /** Create a campaign */
        post: operations["campaigns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a campaign */
        get: operations["campaigns.get"];
        put?: never;
        post?: never;
        /** Delete a campaign */
        delete: operations["campaigns.delete"];
        options?: never;
        head?: never;
        /** Update a campaign */
        patch: operations["campaigns.update"];
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sessions */
        get: operations["sessions.list"];
        put?: never;
        /** Create a session */
        post: operations["sessions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a session */
        get: operations["sessions.get"];
        put?: never;
        post?: never;
        /** Delete a session */
        delete: operations["sessions.delete"];
        options?: never;
        head?: never;
        /** Update a session */
        patch: operations["sessions.update"];
        trace?: never;
    };
    "/phone-number/import/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a Twilio phone number */
        post: operations["phoneNumbers.importTwilio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number/import/vonage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a Vonage phone number */
        post: operations["phoneNumbers.importVonage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List phone numbers */
        get: operations["phoneNumbers.list"];
        put?: never;
        /** Create a phone number */
        post: operations["phoneNumbers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a phone number */
        get: operations["phoneNumbers.get"];
        put?: never;
        post?: never;
        /** Delete a phone number */
        delete: operations["phoneNumbers.delete"];
        options?: never;
        head?: never;
        /** Update a phone number */
        patch: operations["phoneNumbers.update"];
        trace?: never;
    };
    "/tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tools */
        get: operations["tools.list"];
        put?: never;
        /** Create a tool */
        post: operations["tools.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tool/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a tool */
        get: operations["tools.get"];
        put?: never;
        post?: never;
        /** Delete a tool */
        delete: operations["tools.delete"];
        options?: never;
        head?: never;
        /** Update a tool */
        patch: operations["tools.update"];
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file (older path)
         * @deprecated
         */
        post: operations["files.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List files */
        get: operations["files.list"];
        put?: never;
        /** Upload a file */
        post: operations["files.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a file */
        get: operations["files.get"];
        put?: never;
        post?: never;
        /** Delete a file */
        delete: operations["files.delete"];
        options?: never;
        head?: never;
        /** Update a file */
        patch: operations["files.update"];
        trace?: never;
    };
    "/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List knowledge bases */
        get: operations["knowledgeBases.list"];
        put?: never;
        /** Create a knowledge base */
        post: operations["knowledgeBases.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge-base/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a knowledge base */
        get: operations["knowledgeBases.get"];
        put?: never;
        post?: never;
        /** Delete a knowledge base */
        delete: operations["knowledgeBases.delete"];
        options?: never;
        head?: never;
        /** Update a knowledge base */
        patch: operations["knowledgeBases.update"];
        trace?: never;
    };
    "/structured-output": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List structured outputs */
        get: operations["structuredOutputs.list"];
        put?: never;
        /** Create a structured output */
        post: operations["structuredOutputs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/structured-output/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a structured output */
        get: operations["structuredOutputs.get"];
        put?: never;
        post?: never;
        /** Delete a structured output */
        delete: operations["structuredOutputs.delete"];
        options?: never;
        head?: never;
        /**
         * Update a structured output
         * @description The query parameter `schemaOverride` must say whether the schema may be replaced.
         */
        patch: operations["structuredOutputs.update"];
        trace?: never;
    };
    "/test-suite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List test suites */
        get: operations["testSuites.list"];
        put?: never;
        /** Create a test suite */
        post: operations["testSuites.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-suite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a test suite */
        get: operations["testSuites.get"];
        put?: never;
        post?: never;
        /** Delete a test suite */
        delete: operations["testSuites.delete"];
        options?: never;
        head?: never;
        /** Update a test suite */
        patch: operations["testSuites.update"];
        trace?: never;
    };
    "/test-suite/{testSuiteId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
            };
            cookie?: never;
        };
        /** List tests of a suite */
        get: operations["testSuites.tests.list"];
        put?: never;
        /** Create a test of a suite */
        post: operations["testSuites.tests.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-suite/{testSuiteId}/test/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a test of a suite */
        get: operations["testSuites.tests.get"];
        put?: never;
        post?: never;
        /** Delete a test of a suite */
        delete: operations["testSuites.tests.delete"];
        options?: never;
        head?: never;
        /** Update a test of a suite */
        patch: operations["testSuites.tests.update"];
        trace?: never;
    };
    "/test-suite/{testSuiteId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
            };
            cookie?: never;
        };
        /** List runs of a suite */
        get: operations["testSuites.runs.list"];
        put?: never;
        /** Create a run of a suite */
        post: operations["testSuites.runs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-suite/{testSuiteId}/run/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a run of a suite */
        get: operations["testSuites.runs.get"];
        put?: never;
        post?: never;
        /** Delete a run of a suite */
        delete: operations["testSuites.runs.delete"];
        options?: never;
        head?: never;
        /** Update a run of a suite */
        patch: operations["testSuites.runs.update"];
        trace?: never;
    };
    "/org": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List organisations */
        get: operations["orgs.list"];
        put?: never;
        /** Create an organisation */
        post: operations["orgs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/feature-flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feature flag
         * @description Whether a feature is on for an organisation.
         */
        get: operations["orgs.getFeatureFlag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get an organisation */
        get: operations["orgs.get"];
        put?: never;
        post?: never;
        /** Delete an organisation */
        delete: operations["orgs.delete"];
        options?: never;
        head?: never;
        /** Update an organisation */
        patch: operations["orgs.update"];
        trace?: never;
    };
    "/org/{id}/user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the members of an organisation */
        get: operations["orgs.listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave an organisation */
        delete: operations["orgs.leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/{id}/member/{memberId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description Id of the member. */
                memberId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member from an organisation */
        delete: operations["orgs.removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite people to an organisation */
        post: operations["orgs.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the role of a member */
        patch: operations["orgs.updateRole"];
        trace?: never;
    };
    "/org/{id}/auth": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a signed token for an organisation */
        get: operations["orgs.getAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tokens */
        get: operations["tokens.list"];
        put?: never;
        /** Create a token */
        post: operations["tokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a token */
        get: operations["tokens.get"];
        put?: never;
        post?: never;
        /** Delete a token */
        delete: operations["tokens.delete"];
        options?: never;
        head?: never;
        /** Update a token */
        patch: operations["tokens.update"];
        trace?: never;
    };
    "/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List credentials */
        get: operations["credentials.list"];
        put?: never;
        /** Create a credential */
        post: operations["credentials.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credential/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a credential */
        get: operations["credentials.get"];
        put?: never;
        post?: never;
        /** Delete a credential */
        delete: operations["credentials.delete"];
        options?: never;
        head?: never;
        /** Update a credential */
        patch: operations["credentials.update"];
        trace?: never;
    };
    "/credential/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a credential session */
        post: operations["credentials.createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credential/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a credential event
         * @description Called by the connection provider, without a token, when someone has finished connecting an account.
         */
        post: operations["credentials.webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credential/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run an action of a credential */
        post: operations["credentials.trigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List templates */
        get: operations["templates.list"];
        put?: never;
        /** Create a template */
        post: operations["templates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template/pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pinned templates */
        get: operations["templates.listPinned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a template */
        get: operations["templates.get"];
        put?: never;
        post?: never;
        /** Delete a template */
        delete: operations["templates.delete"];
        options?: never;
        head?: never;
        /** Update a template */
        patch: operations["templates.update"];
        trace?: never;
    };
    "/voice-library/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: components["schemas"]["ProviderEnum"];
            };
            cookie?: never;
        };
        /** List a provider's voices */
        get: operations["voiceLibrary.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/{provider}/accents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: components["schemas"]["ProviderEnum"];
            };
            cookie?: never;
        };
        /** List the accents of a provider's voices */
        get: operations["voiceLibrary.listAccents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/sync/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: components["schemas"]["ProviderEnum"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh one provider's voices
         * @description Asks the provider for its voices again.
         */
        post: operations["voiceLibrary.syncProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh the voices of several providers */
        post: operations["voiceLibrary.sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/create-sesame-voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a Sesame voice */
        post: operations["voiceLibrary.createSesameVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/{provider}/{resourceName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
            };
            cookie?: never;
        };
        /** List provider resources */
        get: operations["providers.resources.list"];
        put?: never;
        /** Create a provider resource */
        post: operations["providers.resources.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider/{provider}/{resourceName}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a provider resource */
        get: operations["providers.resources.get"];
        put?: never;
        post?: never;
        /** Delete a provider resource */
        delete: operations["providers.resources.delete"];
        options?: never;
        head?: never;
        /** Update a provider resource */
        patch: operations["providers.resources.update"];
        trace?: never;
    };
    "/{provider}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: ("make" | "ghl") | (string & {});
            };
            cookie?: never;
        };
        /** List workflows of an automation provider */
        get: operations["providers.listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/workflows/{workflowId}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: ("make" | "ghl") | (string & {});
                /** @description Id of the provider's workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        /** List the hooks of an automation workflow */
        get: operations["providers.listWorkflowHooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: ("make" | "ghl") | (string & {});
            };
            cookie?: never;
        };
        /** List locations of an automation provider */
        get: operations["providers.listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voices/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        /**
         * Search a provider's voices by name
         * @description Looks in the shared voices of the provider.
         */
        get: operations["providers.searchVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voice/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        /**
         * Search a provider's voices by name (older path)
         * @deprecated
         */
        get: operations["providers.searchVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voices/add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a provider's shared voice to the library */
        post: operations["providers.addVoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voice/add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a provider's shared voice to the library (older path)
         * @deprecated
         */
        post: operations["providers.addVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/11labs/voice/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a voice from recordings
         * @description ElevenLabs only.
         */
        post: operations["providers.cloneVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run analytics queries */
        post: operations["analytics.query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/mono-recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the recording of a call, both sides in one channel */
        get: operations["calls.downloadMonoRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/stereo-recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the recording of a call, one side in each channel */
        get: operations["calls.downloadStereoRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/video-recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the video of a call */
        get: operations["calls.downloadVideoRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/customer-recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the customer's side of a call */
        get: operations["calls.downloadCustomerRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/assistant-recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the assistant's side of a call */
        get: operations["calls.downloadAssistantRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/pcap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the network packets of a call */
        get: operations["calls.downloadPcap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}/call-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the log of a call */
        get: operations["calls.downloadLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List campaigns (v2) */
        get: operations["campaigns.listV2"];
        put?: never;
        /** Create a campaign (v2) */
        post: operations["campaigns.createV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a campaign (v2) */
        get: operations["campaigns.getV2"];
        put?: never;
        post?: never;
        /** Delete a campaign (v2) */
        delete: operations["campaigns.deleteV2"];
        options?: never;
        head?: never;
        /** Update a campaign (v2) */
        patch: operations["campaigns.updateV2"];
        trace?: never;
    };
    "/v2/campaign/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the contacts of a campaign (v2) */
        get: operations["campaigns.listContactsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List knowledge bases (v2) */
        get: operations["knowledgeBases.listV2"];
        put?: never;
        /** Create a knowledge base (v2) */
        post: operations["knowledgeBases.createV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/knowledge-base/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files of a knowledge base (v2) */
        get: operations["knowledgeBases.listFilesV2"];
        put?: never;
        /** Attach a file to a knowledge base (v2) */
        post: operations["knowledgeBases.attachFileV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/knowledge-base/{id}/file/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Detach a file from a knowledge base (v2) */
        delete: operations["knowledgeBases.detachFileV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/knowledge-base/{id}/file/{fileId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Index a file of a knowledge base again (v2) */
        post: operations["knowledgeBases.retryFileV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/knowledge-base/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a knowledge base (v2) */
        get: operations["knowledgeBases.getV2"];
        put?: never;
        post?: never;
        /** Delete a knowledge base (v2) */
        delete: operations["knowledgeBases.deleteV2"];
        options?: never;
        head?: never;
        /** Update a knowledge base (v2) */
        patch: operations["knowledgeBases.updateV2"];
        trace?: never;
    };
    "/structured-output/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a structured output over finished calls */
        post: operations["structuredOutputs.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/personality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List simulation personalities */
        get: operations["simulationPersonalities.list"];
        put?: never;
        /** Create a simulation personality */
        post: operations["simulationPersonalities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/personality/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a simulation personality */
        get: operations["simulationPersonalities.get"];
        put?: never;
        post?: never;
        /** Delete a simulation personality */
        delete: operations["simulationPersonalities.delete"];
        options?: never;
        head?: never;
        /** Update a simulation personality */
        patch: operations["simulationPersonalities.update"];
        trace?: never;
    };
    "/eval/simulation/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List simulation scenarios */
        get: operations["simulationScenarios.list"];
        put?: never;
        /** Create a simulation scenario */
        post: operations["simulationScenarios.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/scenario/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a simulation scenario */
        get: operations["simulationScenarios.get"];
        put?: never;
        post?: never;
        /** Delete a simulation scenario */
        delete: operations["simulationScenarios.delete"];
        options?: never;
        head?: never;
        /** Update a simulation scenario */
        patch: operations["simulationScenarios.update"];
        trace?: never;
    };
    "/eval/simulation/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List simulation runs */
        get: operations["simulationRuns.list"];
        put?: never;
        /** Create a simulation run */
        post: operations["simulationRuns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/run/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a simulation run */
        get: operations["simulationRuns.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cancel a simulation run */
        patch: operations["simulationRuns.cancelGroup"];
        trace?: never;
    };
    "/eval/simulation/run/{id}/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the items of a simulation run */
        get: operations["simulationRuns.listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/run/{id}/item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one item of a simulation run */
        get: operations["simulationRuns.getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cancel one item of a simulation run */
        patch: operations["simulationRuns.cancelItem"];
        trace?: never;
    };
    "/eval/simulation/run/{id}/item/{itemId}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest improvements from one item of a simulation run */
        post: operations["simulationRuns.generateSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/suite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List simulation suites */
        get: operations["simulationSuites.list"];
        put?: never;
        /** Create a simulation suite */
        post: operations["simulationSuites.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/suite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a simulation suite */
        get: operations["simulationSuites.get"];
        put?: never;
        post?: never;
        /** Delete a simulation suite */
        delete: operations["simulationSuites.delete"];
        options?: never;
        head?: never;
        /** Update a simulation suite */
        patch: operations["simulationSuites.update"];
        trace?: never;
    };
    "/eval/simulation/scenario/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write simulation scenarios from an assistant or squad */
        post: operations["simulationScenarios.generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List simulations */
        get: operations["simulations.list"];
        put?: never;
        /** Create a simulation */
        post: operations["simulations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/simulation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a simulation */
        get: operations["simulations.get"];
        put?: never;
        post?: never;
        /** Delete a simulation */
        delete: operations["simulations.delete"];
        options?: never;
        head?: never;
        /** Update a simulation */
        patch: operations["simulations.update"];
        trace?: never;
    };
    "/eval/simulation/concurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how many simulations may run at once */
        get: operations["simulations.getConcurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List insights */
        get: operations["insights.list"];
        put?: never;
        /** Create an insight */
        post: operations["insights.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/insight/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an insight */
        get: operations["insights.get"];
        put?: never;
        post?: never;
        /** Delete an insight */
        delete: operations["insights.delete"];
        options?: never;
        head?: never;
        /** Update an insight */
        patch: operations["insights.update"];
        trace?: never;
    };
    "/reporting/insight/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run an insight */
        post: operations["insights.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/insight/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run an insight without saving it */
        post: operations["insights.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List boards */
        get: operations["boards.list"];
        put?: never;
        /** Create a board */
        post: operations["boards.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/board/default/metrics-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the default board, created where there is none */
        get: operations["boards.ensureMetricsOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/board/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a board */
        get: operations["boards.get"];
        put?: never;
        post?: never;
        /** Delete a board */
        delete: operations["boards.delete"];
        options?: never;
        head?: never;
        /** Update a board */
        patch: operations["boards.update"];
        trace?: never;
    };
    "/eval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List evals */
        get: operations["evals.list"];
        put?: never;
        /** Create an eval */
        post: operations["evals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an eval */
        get: operations["evals.get"];
        put?: never;
        post?: never;
        /** Delete an eval */
        delete: operations["evals.delete"];
        options?: never;
        head?: never;
        /** Update an eval */
        patch: operations["evals.update"];
        trace?: never;
    };
    "/eval/run/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one run of an eval */
        get: operations["evals.getRun"];
        put?: never;
        post?: never;
        /** Delete one run of an eval */
        delete: operations["evals.deleteRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eval/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the runs of evals */
        get: operations["evals.listRuns"];
        put?: never;
        /** Run an eval */
        post: operations["evals.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/observability/scorecard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a scorecard */
        get: operations["scorecards.get"];
        put?: never;
        post?: never;
        /** Delete a scorecard */
        delete: operations["scorecards.delete"];
        options?: never;
        head?: never;
        /** Update a scorecard */
        patch: operations["scorecards.update"];
        trace?: never;
    };
    "/observability/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scorecards */
        get: operations["scorecards.list"];
        put?: never;
        /** Create a scorecard */
        post: operations["scorecards.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "server-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to your server
         * @description Sent to the address in `server.url`; the types that expect an answer wait for it.
         */
        post: operations["messages.server"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to the page
         * @description Sent in the data channel of a web call, not by HTTP. What stands as the answer is what the page may send, at any time.
         */
        post: operations["messages.client"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AIEdgeCondition: {
            /** @constant */
            type: "ai";
            prompt: string;
        };
        AWSIAMCredentialsAuthenticationPlan: {
            /** @constant */
            type: "aws-iam";
            awsAccessKeyId: string;
            awsSecretAccessKey: string;
        };
        AWSStsAuthenticationPlan: {
            /** @constant */
            type: "aws-sts";
            roleArn: string;
            externalId?: string;
        };
        AddVoiceToProviderDTO: {
            ownerId: string;
            voiceId: string;
            name: string;
        };
        /** @description What was worked out after the call. */
        Analysis: {
            summary?: string;
            structuredData?: {
                [key: string]: unknown;
            };
            structuredDataMulti?: {
                [key: string]: unknown;
            }[];
            successEvaluation?: string;
        };
        AnalysisCost: {
            /** @constant */
            type: "analysis";
            analysisType: ("summary" | "structuredData" | "successEvaluation" | "structuredOutput") | (string & {});
            model: {
                [key: string]: unknown;
            };
            promptTokens: number;
            completionTokens: number;
            cost: number;
            cachedPromptTokens?: number;
            structuredOutputBreakdown?: components["schemas"]["StructuredOutputCostBreakdown"][];
        };
        AnalysisCostBreakdown: {
            summary?: number;
            summaryPromptTokens?: number;
            summaryCompletionTokens?: number;
            structuredData?: number;
            structuredDataPromptTokens?: number;
            structuredDataCompletionTokens?: number;
            successEvaluation?: number;
            successEvaluationPromptTokens?: number;
            successEvaluationCompletionTokens?: number;
            structuredOutput?: number;
            structuredOutputPromptTokens?: number;
            structuredOutputCompletionTokens?: number;
            summaryCachedPromptTokens?: number;
            structuredDataCachedPromptTokens?: number;
            successEvaluationCachedPromptTokens?: number;
            structuredOutputCachedPromptTokens?: number;
        };
        /** @description What is worked out after a call. */
        AnalysisPlan: {
            /** @deprecated */
            minMessagesThreshold?: number;
            /** @deprecated */
            summaryPlan?: components["schemas"]["SummaryPlan"];
            /** @deprecated */
            structuredDataPlan?: components["schemas"]["StructuredDataPlan"];
            /** @deprecated */
            structuredDataMultiPlan?: components["schemas"]["StructuredDataMultiPlan"][];
            /** @deprecated */
            successEvaluationPlan?: components["schemas"]["SuccessEvaluationPlan"];
            /** @deprecated */
            outcomeIds?: string[];
        };
        AnalyticsOperation: {
            /** @enum {string} */
            operation: "sum" | "avg" | "count" | "min" | "max" | "history";
            /** @enum {string} */
            column: "id" | "cost" | "costBreakdown.llm" | "costBreakdown.stt" | "costBreakdown.tts" | "costBreakdown.vapi" | "costBreakdown.transport" | "costBreakdown.analysisBreakdown.summary" | "costBreakdown.transcriber" | "costBreakdown.ttsCharacters" | "costBreakdown.llmPromptTokens" | "costBreakdown.llmCompletionTokens" | "duration" | "concurrency" | "minutesUsed" | "costBreakdown.llmCachedPromptTokens";
            alias?: string;
        };
        AnalyticsQuery: {
            /** @enum {string} */
            table: "call" | "subscription";
            /** @description One row for each value of these columns. */
            groupBy?: ("type" | "assistantId" | "endedReason" | "analysis.successEvaluation" | "status")[];
            name: string;
            timeRange?: components["schemas"]["TimeRange"];
            operations: components["schemas"]["AnalyticsOperation"][];
            groupByVariableValue?: components["schemas"]["VariableValueGroupBy"][];
        };
        AnalyticsQueryDTO: {
            queries: components["schemas"]["AnalyticsQuery"][];
        };
        AnalyticsQueryResult: {
            name: string;
            timeRange: components["schemas"]["TimeRange"];
            result: {
                [key: string]: unknown;
            }[];
        };
        AnthropicBedrockModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["AssistantOverridesToolsAppendUnion"][];
            toolIds?: string[];
            toolRefs?: components["schemas"]["ToolRef"][];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "anthropic-bedrock";
            model: ("claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-opus-4-5-20251101" | "claude-opus-4-6" | "claude-sonnet-4-20250514" | "claude-sonnet-4-5-20250929" | "claude-sonnet-4-6" | "claude-haiku-4-5-20251001" | "global.anthropic.claude-haiku-4-5-20251001-v1:0") | (string & {});
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            temperature?: number;
            maxTokens?: number;
            emotionRecognitionEnabled?: boolean;
            numFastTurns?: number;
        };
        AnthropicCredential: {
            /** @constant */
            provider: "anthropic";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        AnthropicModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: components["schemas"]["AnthropicModelModelEnum"];
            /** @constant */
            provider: "anthropic";
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        AnthropicModelModelEnum: ("claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-sonnet-4-20250514" | "claude-opus-4-5-20251101" | "claude-opus-4-6" | "claude-sonnet-4-5-20250929" | "claude-sonnet-4-6" | "claude-sonnet-5" | "claude-haiku-4-5-20251001") | (string & {});
        AnthropicThinkingConfig: {
            /** @constant */
            type: "enabled";
            budgetTokens: number;
        };
        AnyscaleCredential: {
            /** @constant */
            provider: "anyscale";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        AnyscaleModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "anyscale";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        ApiRequestTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "apiRequest";
            method: ("POST" | "GET" | "PUT" | "PATCH" | "DELETE") | (string & {});
            /** @description In seconds. */
            timeoutSeconds?: number;
            credentialId?: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            name?: string;
            description?: string;
            url: string;
            body?: components["schemas"]["JsonSchema"];
            headers?: components["schemas"]["JsonSchema"];
            backoffPlan?: components["schemas"]["BackoffPlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            latestVersion?: string | null;
            encryptedPaths?: string[];
            parameters?: components["schemas"]["ToolParameter"][];
        };
        /** @description What is left of a call: messages, recordings, transcript, logs. */
        Artifact: {
            messages?: components["schemas"]["CallMessageUnion"][];
            messagesOpenAIFormatted?: components["schemas"]["OpenAIMessage"][];
            /** @deprecated */
            recordingUrl?: string;
            /** @deprecated */
            stereoRecordingUrl?: string;
            /** @deprecated */
            videoRecordingUrl?: string;
            /** @deprecated */
            videoRecordingStartDelaySeconds?: number;
            recording?: components["schemas"]["Recording"];
            transcript?: string;
            /** @description Captured SIP packets. */
            pcapUrl?: string;
            logUrl?: string;
            nodes?: components["schemas"]["NodeArtifact"][];
            /** @description Values of the template variables at the end. */
            variableValues?: {
                [key: string]: unknown;
            };
            performanceMetrics?: components["schemas"]["PerformanceMetrics"];
            structuredOutputs?: {
                [key: string]: unknown;
            };
            skippedStructuredOutputs?: {
                [key: string]: components["schemas"]["SkippedStructuredOutput"];
            };
            transfers?: components["schemas"]["TransferArtifact"][];
            assistantActivations?: components["schemas"]["AssistantActivation"][];
            scorecards?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            structuredOutputsLastUpdatedAt?: string;
            presignedMonoUrl?: string;
            presignedStereoUrl?: string;
            presignedVideoUrl?: string;
            presignedAssistantUrl?: string;
            presignedCustomerUrl?: string;
            presignedPcapUrl?: string;
            presignedLogUrl?: string;
            presignedUrlsExpiresAt?: string;
        };
        /** @description What a call leaves behind, and where. */
        ArtifactPlan: {
            recordingEnabled?: boolean;
            /** @enum {string} */
            recordingFormat?: "wav;l16" | "mp3";
            recordingUseCustomStorageEnabled?: boolean;
            /** @description Web calls only. */
            videoRecordingEnabled?: boolean;
            /** @description Whether SIP packets are captured; phone calls over SIP only. */
            pcapEnabled?: boolean;
            pcapS3PathPrefix?: string;
            pcapUseCustomStorageEnabled?: boolean;
            loggingEnabled?: boolean;
            loggingUseCustomStorageEnabled?: boolean;
            transcriptPlan?: components["schemas"]["TranscriptPlan"];
            /** @description Folder in your own storage. */
            recordingPath?: string;
            structuredOutputIds?: string[];
            loggingPath?: string;
            fullMessageHistoryEnabled?: boolean;
            structuredOutputs?: components["schemas"]["CreateStructuredOutputDTO"][];
            scorecardIds?: string[];
            scorecards?: components["schemas"]["CreateScorecardDTO"][];
        };
        AssemblyAICredential: {
            /** @constant */
            provider: "assembly-ai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        AssemblyAITranscriber: {
            /** @constant */
            provider: "assembly-ai";
            language?: ("multi" | "en") | (string & {});
            /** @description Words recognised with less confidence than this are dropped. */
            confidenceThreshold?: number;
            formatTurns?: boolean;
            endOfTurnConfidenceThreshold?: number;
            minEndOfTurnSilenceWhenConfident?: number;
            /** @deprecated */
            wordFinalizationMaxWaitTime?: number;
            maxTurnSilence?: number;
            realtimeUrl?: string;
            /** @description Words to expect. */
            wordBoost?: string[];
            endUtteranceSilenceThreshold?: number;
            disablePartialTranscripts?: boolean;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
            vadAssistedEndpointingEnabled?: boolean;
            /** @enum {string} */
            mode?: "max_accuracy" | "min_latency" | "balanced";
            prompt?: string;
            agentContext?: string;
            languageCodes?: components["schemas"]["AssemblyAITranscriberLanguageCodesEnum"][];
            speechModel?: ("universal-streaming-english" | "universal-streaming-multilingual" | "universal-3-5-pro") | (string & {});
            keytermsPrompt?: string[];
        };
        AssemblyAITranscriberLanguageCodesEnum: ("en" | "es" | "fr" | "de" | "it" | "pt" | "tr" | "nl" | "sv" | "no" | "da" | "fi" | "hi" | "vi" | "ar" | "he" | "ja" | "zh") | (string & {});
        /** @description An assistant as it is stored. */
        Assistant: {
            transcriber?: components["schemas"]["TranscriberUnion"];
            model?: components["schemas"]["ModelUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            /** @description What the assistant says first; an address of a sound file is played. */
            firstMessage?: string;
            /**
             * @description Whether the customer can interrupt the first message.
             * @default false
             */
            firstMessageInterruptionsEnabled?: boolean;
            /** @description Who speaks first. */
            firstMessageMode?: ("assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user") | (string & {});
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /** @description Longest call, in seconds. */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /** @description Whether messages hold the model's words instead of the transcript of the voice. */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            credentials?: components["schemas"]["CredentialsUnion"][];
            hooks?: components["schemas"]["HooksUnion"][];
            name?: string;
            /** @description What is left on a voicemail; without it the call just ends. */
            voicemailMessage?: string;
            /** @description What is said before the assistant hangs up. */
            endCallMessage?: string;
            /** @description Phrases of the assistant that end the call. */
            endCallPhrases?: string[];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            metadata?: {
                [key: string]: unknown;
            };
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            latestVersion?: string | null;
        };
        AssistantActivation: {
            assistantVersion?: string | null;
            assistantName: string;
            assistantId?: string;
        };
        AssistantCustomEndpointingRule: {
            /** @constant */
            type: "assistant";
            regex: string;
            regexOptions?: components["schemas"]["RegexOption"][];
            /** @description In seconds. */
            timeoutSeconds: number;
        };
        AssistantMessage: {
            /**
             * @default assistant
             * @constant
             */
            role: "assistant";
            content?: string;
            refusal?: string;
            tool_calls?: components["schemas"]["ToolCall"][];
            name?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        AssistantMessageEvaluationContinuePlan: {
            exitOnFailureEnabled?: boolean;
            contentOverride?: string;
            toolCallsOverride?: components["schemas"]["ChatEvalAssistantMessageMockToolCall"][];
        };
        AssistantMessageJudgePlanAI: {
            model: components["schemas"]["EvalOpenAIModel"] | components["schemas"]["EvalAnthropicModel"] | components["schemas"]["EvalGoogleModel"] | components["schemas"]["EvalCustomModel"] | {
                /** Format: x-unrecognized */
                provider: Unrecognized;
                temperature?: number;
                maxTokens?: number;
                messages: {
                    [key: string]: unknown;
                }[];
            };
            /** @constant */
            type: "ai";
            autoIncludeMessageHistory?: boolean;
        };
        AssistantMessageJudgePlanExact: {
            /** @constant */
            type: "exact";
            content: string;
            toolCalls?: components["schemas"]["ChatEvalAssistantMessageMockToolCall"][];
        };
        AssistantMessageJudgePlanRegex: {
            /** @constant */
            type: "regex";
            content: string;
            toolCalls?: components["schemas"]["ChatEvalAssistantMessageMockToolCall"][];
        };
        /** @description Settings that replace those of the assistant for one call, and the values of its template variables. */
        AssistantOverrides: {
            transcriber?: components["schemas"]["TranscriberUnion"];
            model?: components["schemas"]["ModelUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            /** @description What the assistant says first; an address of a sound file is played. */
            firstMessage?: string;
            /**
             * @description Whether the customer can interrupt the first message.
             * @default false
             */
            firstMessageInterruptionsEnabled?: boolean;
            /**
             * @description Who speaks first.
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /** @description Longest call, in seconds. */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /** @description Whether messages hold the model's words instead of the transcript of the voice. */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            credentials?: components["schemas"]["CredentialsUnion"][];
            hooks?: components["schemas"]["HooksUnion"][];
            /** @description Values for `{{name}}` in prompts and messages. */
            variableValues?: {
                [key: string]: unknown;
            };
            name?: string;
            /** @description What is left on a voicemail; without it the call just ends. */
            voicemailMessage?: string;
            /** @description What is said before the assistant hangs up. */
            endCallMessage?: string;
            /** @description Phrases of the assistant that end the call. */
            endCallPhrases?: string[];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            metadata?: {
                [key: string]: unknown;
            };
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
            "tools:append"?: components["schemas"]["AssistantOverridesToolsAppendUnion"][];
        };
        AssistantOverridesToolsAppendUnion: components["schemas"]["CreateApiRequestToolDTO"] | components["schemas"]["CreateBashToolDTO"] | components["schemas"]["CreateCodeToolDTO"] | components["schemas"]["CreateComputerToolDTO"] | components["schemas"]["CreateDtmfToolDTO"] | components["schemas"]["CreateEndCallToolDTO"] | components["schemas"]["CreateFunctionToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactGetToolDTO"] | components["schemas"]["CreateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["CreateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["CreateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["CreateHandoffToolDTO"] | components["schemas"]["CreateMcpToolDTO"] | components["schemas"]["CreateQueryToolDTO"] | components["schemas"]["CreateSlackSendMessageToolDTO"] | components["schemas"]["CreateSmsToolDTO"] | components["schemas"]["CreateTextEditorToolDTO"] | components["schemas"]["CreateTransferCallToolDTO"] | components["schemas"]["CreateSipRequestToolDTO"] | components["schemas"]["CreateVoicemailToolDTO"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        AssistantPaginatedResponse: {
            results: components["schemas"]["Assistant"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        AssistantSpeechWordAlignmentTiming: {
            /** @constant */
            type: "word-alignment";
            words: string[];
            wordsStartTimesMs: number[];
            wordsEndTimesMs: number[];
        };
        AssistantSpeechWordProgressTiming: {
            /** @constant */
            type: "word-progress";
            wordsSpoken: number;
            totalWords: number;
            segment?: string;
            segmentDurationMs?: number;
            words?: components["schemas"]["AssistantSpeechWordTimestamp"][];
        };
        AssistantSpeechWordTimestamp: {
            word: string;
            startMs: number;
            endMs: number;
        };
        AssistantVersion: {
            transcriber?: components["schemas"]["TranscriberUnion"];
            model?: components["schemas"]["ModelUnion"];
            voice?: components["schemas"]["AssistantVersionVoiceUnion"];
            firstMessage?: string;
            /** @default false */
            firstMessageInterruptionsEnabled?: boolean;
            firstMessageMode?: ("assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user") | (string & {});
            voicemailDetection?: components["schemas"]["CreateWorkflowDTOVoicemailDetectionUnion"];
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            maxDurationSeconds?: number;
            backgroundSound?: ("off" | "office") | (string & {});
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            credentials?: components["schemas"]["AssistantVersionCredentialsUnion"][];
            hooks?: components["schemas"]["HooksUnion"][];
            versionName?: string | null;
            versionDescription?: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            /** Format: uuid */
            assistantId: string;
            version: string;
            configHash: string;
            parentVersion?: string | null;
            restoredFromVersion?: string | null;
            createdBy?: string | null;
            /** Format: date-time */
            deletedAt?: string | null;
            /** Format: date-time */
            createdAt: string;
            name?: string;
            voicemailMessage?: string;
            endCallMessage?: string;
            endCallPhrases?: string[];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            metadata?: {
                [key: string]: unknown;
            };
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
        };
        AssistantVersionCredentialsUnion: components["schemas"]["CreateAnthropicCredentialDTO"] | components["schemas"]["CreateAnthropicBedrockCredentialDTO"] | components["schemas"]["CreateAnyscaleCredentialDTO"] | components["schemas"]["CreateAssemblyAICredentialDTO"] | components["schemas"]["CreateAzureCredentialDTO"] | components["schemas"]["CreateAzureOpenAICredentialDTO"] | components["schemas"]["CreateByoSipTrunkCredentialDTO"] | components["schemas"]["CreateCartesiaCredentialDTO"] | components["schemas"]["CreateCerebrasCredentialDTO"] | components["schemas"]["CreateCloudflareCredentialDTO"] | components["schemas"]["CreateCustomLLMCredentialDTO"] | components["schemas"]["CreateDeepgramCredentialDTO"] | components["schemas"]["CreateDeepInfraCredentialDTO"] | components["schemas"]["CreateDeepSeekCredentialDTO"] | components["schemas"]["CreateElevenLabsCredentialDTO"] | components["schemas"]["CreateGcpCredentialDTO"] | components["schemas"]["CreateGladiaCredentialDTO"] | components["schemas"]["CreateGoHighLevelCredentialDTO"] | components["schemas"]["CreateGoogleCredentialDTO"] | components["schemas"]["CreateGroqCredentialDTO"] | components["schemas"]["CreateHumeCredentialDTO"] | components["schemas"]["CreateInflectionAICredentialDTO"] | components["schemas"]["CreateLangfuseCredentialDTO"] | components["schemas"]["CreateLmntCredentialDTO"] | components["schemas"]["CreateMakeCredentialDTO"] | components["schemas"]["CreateMistralCredentialDTO"] | components["schemas"]["CreateNeuphonicCredentialDTO"] | components["schemas"]["CreateOpenAICredentialDTO"] | components["schemas"]["CreateOpenRouterCredentialDTO"] | components["schemas"]["CreatePerplexityAICredentialDTO"] | components["schemas"]["CreatePlayHTCredentialDTO"] | components["schemas"]["CreateRimeAICredentialDTO"] | components["schemas"]["CreateRunpodCredentialDTO"] | components["schemas"]["CreateS3CredentialDTO"] | components["schemas"]["CreateS3CompatibleCredentialDTO"] | components["schemas"]["CreateSmallestAICredentialDTO"] | components["schemas"]["CreateSpeechmaticsCredentialDTO"] | components["schemas"]["CreateSonioxCredentialDTO"] | components["schemas"]["CreateSupabaseCredentialDTO"] | components["schemas"]["CreateTavusCredentialDTO"] | components["schemas"]["CreateTogetherAICredentialDTO"] | components["schemas"]["CreateTwilioCredentialDTO"] | components["schemas"]["CreateVonageCredentialDTO"] | components["schemas"]["CreateWebhookCredentialDTO"] | components["schemas"]["CreateCustomCredentialDTO"] | components["schemas"]["CreateXAiCredentialDTO"] | components["schemas"]["CreateMicrosoftCredentialDTO"] | components["schemas"]["CreateGoogleCalendarOAuth2ClientCredentialDTO"] | components["schemas"]["CreateGoogleCalendarOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateGoogleSheetsOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateSlackOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateGoHighLevelMCPCredentialDTO"] | components["schemas"]["CreateInworldCredentialDTO"] | components["schemas"]["CreateMinimaxCredentialDTO"] | components["schemas"]["CreateWellSaidCredentialDTO"] | components["schemas"]["CreateEmailCredentialDTO"] | components["schemas"]["CreateSlackWebhookCredentialDTO"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            name?: string;
        };
        AssistantVersionPaginatedMetadata: {
            nextCursor?: string | null;
            hasNextPage: boolean;
            limit: number;
        };
        AssistantVersionPaginatedResponse: {
            results: components["schemas"]["AssistantVersion"][];
            metadata: components["schemas"]["AssistantVersionPaginatedMetadata"];
        };
        AssistantVersionVoiceUnion: components["schemas"]["AzureVoice"] | components["schemas"]["CartesiaVoice"] | components["schemas"]["CustomVoice"] | components["schemas"]["DeepgramVoice"] | components["schemas"]["ElevenLabsVoice"] | components["schemas"]["HumeVoice"] | components["schemas"]["LMNTVoice"] | components["schemas"]["NeuphonicVoice"] | components["schemas"]["OpenAIVoice"] | components["schemas"]["PlayHTVoice"] | components["schemas"]["WellSaidVoice"] | components["schemas"]["RimeAIVoice"] | components["schemas"]["SmallestAIVoice"] | components["schemas"]["TavusVoice"] | components["schemas"]["VapiVoice"] | components["schemas"]["SesameVoice"] | components["schemas"]["InworldVoice"] | components["schemas"]["MinimaxVoice"] | components["schemas"]["XaiVoice"] | components["schemas"]["MicrosoftVoice"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        AttachKnowledgeBaseV2FileDTO: {
            fileId: string;
        };
        AudioFormat: {
            sampleRate: number;
            /** @enum {string} */
            format: "pcm_s16le" | "mulaw";
            /** @constant */
            container?: "raw";
        };
        AuthenticationPlanUnion: components["schemas"]["OAuth2AuthenticationPlan"] | components["schemas"]["HMACAuthenticationPlan"] | components["schemas"]["BearerAuthenticationPlan"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
        };
        /** @description Buying credit when it runs low. */
        AutoReloadPlan: {
            credits: number;
            threshold: number;
        };
        /** @description The platform does not document fields beyond these. */
        AwsCredential: {
            /** @constant */
            provider: "aws";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        } & {
            [key: string]: unknown;
        };
        AzureBlobStorageBucketPlan: {
            connectionString: string;
            containerName: string;
            path?: string;
        };
        AzureCredential: {
            /** @constant */
            provider: "azure";
            /** @default speech */
            service: ("speech" | "blob_storage") | (string & {});
            /** @description Region of the provider. */
            region?: components["schemas"]["RegionEnum"];
            apiKey?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            bucketPlan?: components["schemas"]["AzureBlobStorageBucketPlan"];
        };
        AzureOpenAICredential: {
            /** @constant */
            provider: "azure-openai";
            /** @description Region of the provider. */
            region: components["schemas"]["RegionEnum"];
            models: components["schemas"]["ModelsEnum"][];
            openAIKey: string;
            ocpApimSubscriptionKey?: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            openAIEndpoint: string;
        };
        AzureSpeechTranscriber: {
            /** @constant */
            provider: "azure";
            language?: components["schemas"]["FallbackAzureSpeechTranscriberLanguageEnum"];
            /** @enum {string} */
            segmentationStrategy?: "Default" | "Time" | "Semantic";
            segmentationSilenceTimeoutMs?: number;
            segmentationMaximumTimeMs?: number;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        AzureVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "azure";
            voiceId: ("andrew" | "brian" | "emma") | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            speed?: number;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        /** @description How other voices and noise around the customer are removed. */
        BackgroundSpeechDenoisingPlan: {
            smartDenoisingPlan?: components["schemas"]["SmartDenoisingPlan"];
            fourierDenoisingPlan?: components["schemas"]["FourierDenoisingPlan"];
        };
        /** @description How failed requests are repeated. */
        BackoffPlan: {
            /** @enum {string} */
            type: "fixed" | "exponential";
            maxRetries: number;
            /** @description First pause; later ones grow from it when exponential. */
            baseDelaySeconds: number;
            /** @description Statuses that are not tried again. */
            excludedStatusCodes?: number[];
        };
        BarInsight: {
            name?: string;
            /** @constant */
            type: "bar";
            formulas?: components["schemas"]["InsightFormula"][];
            metadata?: components["schemas"]["BarInsightMetadata"];
            timeRange?: components["schemas"]["InsightTimeRangeWithStep"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries: components["schemas"]["BarInsightQueriesUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
        };
        BarInsightGroupByEnum: ("assistantId" | "workflowId" | "squadId" | "phoneNumberId" | "type" | "endedReason" | "customerNumber" | "campaignId" | "artifact.structuredOutputs[OutputID]") | (string & {});
        BarInsightMetadata: {
            xAxisLabel?: string;
            yAxisLabel?: string;
            yAxisMin?: number;
            yAxisMax?: number;
            name?: string;
        };
        BarInsightQueriesUnion: components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"] | components["schemas"]["JSONQueryOnEventsTable"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            name?: string;
        };
        BashTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "bash";
            /** @constant */
            subType: "bash_20241022";
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /**
             * @default bash
             * @constant
             */
            name: "bash";
            latestVersion?: string | null;
        };
        BashToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "bash";
            /** @constant */
            subType: "bash_20241022";
            server?: components["schemas"]["Server"];
            toolCall: components["schemas"]["ToolCall"];
            /**
             * @default bash
             * @constant
             */
            name: "bash";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        BearerAuthenticationPlan: {
            /** @constant */
            type: "bearer";
            token: string;
            headerName?: string;
            bearerPrefixEnabled?: boolean;
        };
        Board: {
            items?: (components["schemas"]["BoardInsightItem"] | components["schemas"]["BoardMetricWidgetItem"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                insightId?: string;
                systemKey?: string;
                position: components["schemas"]["BoardItemPosition"];
                size: components["schemas"]["BoardItemSize"];
            })[];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
            name: string;
            layout: components["schemas"]["BoardLayout"];
            timeRangeOverride?: components["schemas"]["InsightTimeRangeWithStep"];
        };
        BoardInsightItem: {
            /** @constant */
            type: "insight";
            insightId: string;
            systemKey?: string;
            position: components["schemas"]["BoardItemPosition"];
            size: components["schemas"]["BoardItemSize"];
        };
        BoardItemPosition: {
            x: number;
            y: number;
        };
        BoardItemSize: {
            width: number;
            height: number;
        };
        BoardLayout: {
            columns: number;
        };
        BoardMetricWidgetItem: {
            /** @enum {string} */
            type: "failed_calls_list" | "concurrency_chart" | "average_cost_breakdown_chart";
            position: components["schemas"]["BoardItemPosition"];
            size: components["schemas"]["BoardItemSize"];
            insightId?: string;
            systemKey?: string;
        };
        BoardPaginatedResponse: {
            results: components["schemas"]["Board"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        BooleanComparatorScorecardMetricCondition: {
            /** @constant */
            type: "comparator";
            /** @constant */
            comparator: "=";
            value: boolean;
            points: number;
        };
        BotMessage: {
            role: string;
            message: string;
            time: number;
            endTime: number;
            /** @description Since the call began. */
            secondsFromStart: number;
            source?: string;
            duration?: number;
            assistantName?: string;
            assistantId?: string;
        };
        BothCustomEndpointingRule: {
            /** @constant */
            type: "both";
            assistantRegex: string;
            assistantRegexOptions?: components["schemas"]["RegexOption"][];
            customerRegex: string;
            customerRegexOptions?: components["schemas"]["RegexOption"][];
            /** @description In seconds. */
            timeoutSeconds: number;
        };
        BucketPlan: {
            name: string;
            /** @description Region of the provider. */
            region?: string;
            path?: string;
            hmacAccessKey?: string;
            hmacSecret?: string;
        };
        ByoPhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "byo-phone-number";
            /**
             * @description Whether the number must be E.164. Off for numbers of your own telephone system.
             * @default true
             */
            numberE164CheckEnabled?: boolean;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            status?: ("active" | "activating" | "blocked") | (string & {});
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId: string;
        };
        /** @description A SIP trunk of your own. */
        ByoSipTrunkCredential: {
            /** @constant */
            provider?: "byo-sip-trunk";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            /** @description Addresses of the trunk. */
            gateways: components["schemas"]["SipTrunkGateway"][];
            outboundAuthenticationPlan?: components["schemas"]["SipTrunkOutboundAuthenticationPlan"];
            /** @description Whether numbers keep their plus. */
            outboundLeadingPlusEnabled?: boolean;
            /** @description Digits put before each number. */
            techPrefix?: string;
            /** @description Value of the SIP Diversion header. */
            sipDiversionHeader?: string;
        };
        /** @description A call, from the moment it is created to its analysis. */
        Call: {
            type?: ("inboundPhoneCall" | "outboundPhoneCall" | "webCall" | "vapi.websocketCall") | (string & {});
            costs?: components["schemas"]["CallCostsUnion"][];
            messages?: components["schemas"]["CallMessageUnion"][];
            /** @deprecated */
            phoneCallProvider?: ("twilio" | "vonage" | "vapi" | "telnyx") | (string & {});
            phoneCallTransport?: ("sip" | "pstn") | (string & {});
            status?: components["schemas"]["CallStatusEnum"];
            /** @description Why the call ended. */
            endedReason?: components["schemas"]["EndedReasonEnum"];
            destination?: components["schemas"]["FallbackDestinationUnion"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the call was answered.
             */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            /** @description In US dollars. */
            cost?: number;
            costBreakdown?: components["schemas"]["CostBreakdown"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            analysis?: components["schemas"]["Analysis"];
            monitor?: components["schemas"]["Monitor"];
            artifact?: components["schemas"]["Artifact"];
            /**
             * @deprecated
             * @description Use `transport`.
             */
            phoneCallProviderId?: string;
            campaignId?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            /** @description Id of a stored squad. */
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            /** @description Id of a stored workflow. */
            workflowId?: string;
            workflow?: components["schemas"]["CreateWorkflowDTO"];
            workflowOverrides?: components["schemas"]["WorkflowOverrides"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
            customerId?: string;
            customer?: components["schemas"]["CreateCustomerDTO"];
            name?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            transport?: components["schemas"]["CallTransportUnion"];
            /**
             * Format: uri
             * @description Room to join from the browser; only of web calls.
             */
            webCallUrl?: string;
            endedMessage?: string;
            assistantVersion?: string | null;
            compliance?: components["schemas"]["Compliance"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
        };
        CallArtifactUploadItem: {
            type: ("end-of-call-report" | "recording-mono" | "recording-stereo" | "recording-assistant" | "recording-customer" | "log" | "pcap") | (string & {});
            success: boolean;
        };
        CallBatchError: {
            customer: components["schemas"]["CreateCustomerDTO"];
            error: string;
        };
        /** @description What became of a call to several customers. */
        CallBatchResponse: {
            results: components["schemas"]["Call"][];
            errors: components["schemas"]["CallBatchError"][];
            subscriptionLimits?: components["schemas"]["SubscriptionLimits"];
        };
        CallCostsUnion: components["schemas"]["TransportCost"] | components["schemas"]["TranscriberCost"] | components["schemas"]["ModelCost"] | components["schemas"]["VoiceCost"] | components["schemas"]["VapiCost"] | components["schemas"]["VoicemailDetectionCost"] | components["schemas"]["AnalysisCost"] | components["schemas"]["KnowledgeBaseCost"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            cost: number;
        };
        CallHookAssistantSpeechInterrupted: {
            /** @constant */
            on: "assistant.speech.interrupted";
            do: components["schemas"]["SpeechHookActionUnion"][];
        };
        CallHookCallEnding: {
            /** @constant */
            on: "call.ending";
            do: (components["schemas"]["ToolCallHookAction"] | components["schemas"]["MessageAddHookAction"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            })[];
            filters?: components["schemas"]["CallHookFilter"][];
        };
        CallHookCustomerSpeechInterrupted: {
            /** @constant */
            on: "customer.speech.interrupted";
            do: components["schemas"]["SpeechHookActionUnion"][];
        };
        CallHookCustomerSpeechTimeout: {
            on: string;
            do: components["schemas"]["SpeechHookActionUnion"][];
            options?: components["schemas"]["CustomerSpeechTimeoutOptions"];
            name?: string;
        };
        CallHookFilter: {
            /** @constant */
            type: "oneOf";
            key: string;
            oneOf: string[];
        };
        CallHookModelResponseTimeout: {
            /** @constant */
            on: "model.response.timeout";
            do: components["schemas"]["SpeechHookActionUnion"][];
        };
        CallMessageUnion: components["schemas"]["UserMessage"] | components["schemas"]["SystemMessage"] | components["schemas"]["BotMessage"] | components["schemas"]["ToolCallMessage"] | components["schemas"]["ToolCallResultMessage"];
        CallPaginatedResponse: {
            results: components["schemas"]["Call"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        CallStatusEnum: ("scheduled" | "queued" | "ringing" | "in-progress" | "forwarding" | "ended" | "not-found" | "deletion-failed") | (string & {});
        /** @description How the sound travels; only its own fields are filled in. */
        CallTransportUnion: components["schemas"]["VapiWebCallTransport"] | components["schemas"]["VapiWebsocketTransport"] | components["schemas"]["VapiSipTransport"] | components["schemas"]["TwilioTransport"] | components["schemas"]["VonageTransport"] | components["schemas"]["TelnyxTransport"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
        };
        Campaign: {
            status: ("scheduled" | "in-progress" | "ended" | "cancelled" | "archived") | (string & {});
            /** @description Why the call ended. */
            endedReason?: ("campaign.scheduled.ended-by-user" | "campaign.in-progress.ended-by-user" | "campaign.ended.success") | (string & {});
            name: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            phoneNumberId?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            customers?: components["schemas"]["CreateCustomerDTO"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Calls of the campaign, by their id. */
            calls: {
                [key: string]: unknown;
            };
            callsCounterScheduled: number;
            callsCounterQueued: number;
            callsCounterInProgress: number;
            callsCounterEndedVoicemail: number;
            callsCounterEnded: number;
            squadId?: string;
            dialPlan?: components["schemas"]["DialPlanEntry"][];
            maxConcurrency?: number;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            server?: components["schemas"]["Server"];
            serverMessages?: components["schemas"]["CampaignServerMessagesEnum"][];
            predialPlan?: components["schemas"]["CampaignPredialPlan"];
        };
        CampaignCallMetrics: {
            dialed: number;
            connected: number;
        };
        CampaignContact: {
            id: string;
            campaignId: string;
            orgId: string;
            customerId?: string;
            number: string;
            name?: string;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            /** Format: date-time */
            createdAt: string;
        };
        CampaignContactCounters: {
            pending: number;
            dispatched: number;
            completed: number;
            failed: number;
            skipped: number;
            predialFailed: number;
        };
        CampaignContactPaginatedResponse: {
            results: components["schemas"]["CampaignContactWithOutcome"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        CampaignContactWithOutcome: {
            id: string;
            number: string;
            name?: string;
            status: components["schemas"]["CampaignContactWithOutcomeStatusEnum"];
            callId?: string;
            /** Format: date-time */
            dispatchedAt?: string;
            endedReason?: string;
        };
        CampaignContactWithOutcomeStatusEnum: ("contact.pending" | "contact.dispatched" | "contact.completed" | "contact.failed" | "contact.skipped" | "contact.predial-failed") | (string & {});
        CampaignPaginatedResponse: {
            results: components["schemas"]["Campaign"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        CampaignPredialPlan: {
            enabled?: boolean;
        };
        CampaignServerMessagesEnum: ("campaign.started" | "campaign.cancelled" | "campaign.ended" | "campaign.archived" | "campaign.unarchived" | "contact.dispatched" | "contact.completed" | "contact.failed" | "contact.skipped" | "contact.predial-failed" | "campaign.job.continued") | (string & {});
        CampaignSummary: {
            status: ("scheduled" | "in-progress" | "ended" | "cancelled" | "archived") | (string & {});
            endedReason?: ("campaign.scheduled.ended-by-user" | "campaign.in-progress.ended-by-user" | "campaign.ended.success") | (string & {});
            name: string;
            assistantId?: string;
            squadId?: string;
            phoneNumberId?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            maxConcurrency?: number;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            server?: components["schemas"]["Server"];
            serverMessages?: components["schemas"]["CampaignServerMessagesEnum"][];
            predialPlan?: components["schemas"]["CampaignPredialPlan"];
            contactCounters?: components["schemas"]["CampaignContactCounters"];
            callMetrics?: components["schemas"]["CampaignCallMetrics"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CampaignSummaryPaginatedResponse: {
            results: components["schemas"]["CampaignSummary"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        CartesiaCredential: {
            /** @constant */
            provider: "cartesia";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            apiUrl?: string;
        };
        CartesiaExperimentalControls: {
            speed?: ("slowest" | "slow" | "normal" | "fast" | "fastest") | number;
            /** @enum {string} */
            emotion?: "anger:lowest" | "anger:low" | "anger:high" | "anger:highest" | "positivity:lowest" | "positivity:low" | "positivity:high" | "positivity:highest" | "surprise:lowest" | "surprise:low" | "surprise:high" | "surprise:highest" | "sadness:lowest" | "sadness:low" | "sadness:high" | "sadness:highest" | "curiosity:lowest" | "curiosity:low" | "curiosity:high" | "curiosity:highest";
        };
        CartesiaGenerationConfig: {
            /** @default 1 */
            speed?: number;
            /** @default 1 */
            volume?: number;
            experimental?: components["schemas"]["CartesiaGenerationConfigExperimental"];
        };
        CartesiaGenerationConfigExperimental: {
            /** @default 0 */
            accentLocalization?: number;
        };
        CartesiaTranscriber: {
            /** @constant */
            provider: "cartesia";
            model?: ("ink-whisper" | "ink-2") | (string & {});
            language?: components["schemas"]["LanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        CartesiaVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "cartesia";
            voiceId: string;
            model?: components["schemas"]["CartesiaVoiceModelEnum"];
            language?: components["schemas"]["CartesiaVoiceLanguageEnum"];
            experimentalControls?: components["schemas"]["CartesiaExperimentalControls"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            generationConfig?: components["schemas"]["CartesiaGenerationConfig"];
            pronunciationDictId?: string;
        };
        CartesiaVoiceLanguageEnum: ("en" | "de" | "es" | "fr" | "ja" | "pt" | "zh" | "hi" | "it" | "ko" | "nl" | "pl" | "ru" | "sv" | "tr" | "ar" | "bg" | "bn" | "cs" | "da" | "el" | "fi" | "gu" | "he" | "hr" | "hu" | "id" | "ka" | "kn" | "ml" | "mr" | "ms" | "no" | "pa" | "ro" | "sk" | "ta" | "te" | "th" | "tl" | "uk" | "vi") | (string & {});
        CartesiaVoiceModelEnum: ("sonic-2" | "sonic-english" | "sonic-multilingual" | "sonic-preview" | "sonic" | "sonic-3.5" | "sonic-3.5-2026-05-04" | "sonic-3" | "sonic-3-2026-01-12" | "sonic-3-2025-10-27" | "sonic-2-2025-06-11") | (string & {});
        CerebrasCredential: {
            /** @constant */
            provider: "cerebras";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        CerebrasModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: ("llama3.1-8b" | "llama-3.3-70b") | (string & {});
            /** @constant */
            provider: "cerebras";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        Chat: {
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            name?: string;
            sessionId?: string;
            input?: components["schemas"]["PromptUnion"];
            /** @default false */
            stream?: boolean;
            /** @description Chat to go on from. */
            previousChatId?: string;
            id: string;
            orgId: string;
            messages?: components["schemas"]["ChatMessageUnion"][];
            output?: components["schemas"]["ChatMessageUnion"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            costs?: (components["schemas"]["ModelCost"] | components["schemas"]["ChatCost"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                cost: number;
            })[];
            cost?: number;
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
        };
        ChatAssistantOverrides: {
            /** @description Values for `{{name}}` in prompts and messages. */
            variableValues?: {
                [key: string]: unknown;
            };
        };
        ChatCost: {
            /** @constant */
            type: "chat";
            cost: number;
        };
        ChatEvalAssistantMessageEvaluation: {
            /**
             * @default assistant
             * @constant
             */
            role: "assistant";
            judgePlan: components["schemas"]["AssistantMessageJudgePlanExact"] | components["schemas"]["AssistantMessageJudgePlanRegex"] | components["schemas"]["AssistantMessageJudgePlanAI"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            continuePlan?: components["schemas"]["AssistantMessageEvaluationContinuePlan"];
        };
        ChatEvalAssistantMessageMock: {
            /**
             * @default assistant
             * @constant
             */
            role: "assistant";
            content?: string;
            toolCalls?: components["schemas"]["ChatEvalAssistantMessageMockToolCall"][];
        };
        ChatEvalAssistantMessageMockToolCall: {
            name: string;
            arguments?: {
                [key: string]: unknown;
            };
        };
        ChatEvalSystemMessageMock: {
            /**
             * @default system
             * @constant
             */
            role: "system";
            content: string;
        };
        ChatEvalToolResponseMessageEvaluation: {
            /**
             * @default tool
             * @constant
             */
            role: "tool";
            judgePlan: components["schemas"]["AssistantMessageJudgePlanAI"];
        };
        ChatEvalToolResponseMessageMock: {
            /**
             * @default tool
             * @constant
             */
            role: "tool";
            content: string;
        };
        ChatEvalUserMessageMock: {
            /**
             * @default user
             * @constant
             */
            role: "user";
            content: string;
        };
        ChatMessageUnion: components["schemas"]["SystemMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["ToolMessage"] | components["schemas"]["DeveloperMessage"];
        ChatPaginatedResponse: {
            results: components["schemas"]["Chat"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        ChatResponseUnion: components["schemas"]["ResponseObject"] | components["schemas"]["ResponseTextDeltaEvent"] | components["schemas"]["ResponseTextDoneEvent"] | components["schemas"]["ResponseCompletedEvent"] | components["schemas"]["ResponseErrorEvent"];
        /** @description How the text of the model is cut before it goes to the voice. */
        ChunkPlan: {
            enabled?: boolean;
            /** @description Shortest piece. */
            minCharacters?: number;
            /** @description Marks at which text may be cut. */
            punctuationBoundaries?: ("。" | "，" | "." | "!" | "?" | ";" | ")" | "،" | "۔" | "।" | "॥" | "|" | "||" | "," | ":")[];
            formatPlan?: components["schemas"]["FormatPlan"];
        };
        ClientInboundMessage: {
            message: components["schemas"]["ClientInboundMessageAddMessage"] | components["schemas"]["ClientInboundMessageControl"] | components["schemas"]["ClientInboundMessageSay"] | components["schemas"]["ClientInboundMessageEndCall"] | components["schemas"]["ClientInboundMessageTransfer"] | components["schemas"]["ClientInboundMessageSendTransportMessage"];
        };
        ClientInboundMessageAddMessage: {
            /** @constant */
            type: "add-message";
            message: components["schemas"]["OpenAIMessage"];
            /** @default true */
            triggerResponseEnabled?: boolean;
        };
        ClientInboundMessageControl: {
            /** @constant */
            type: "control";
            /** @enum {string} */
            control: "mute-assistant" | "unmute-assistant" | "mute-customer" | "unmute-customer" | "say-first-message";
        };
        ClientInboundMessageEndCall: {
            /** @constant */
            type: "end-call";
        };
        ClientInboundMessageSay: {
            /** @constant */
            type?: "say";
            /** @default false */
            interruptAssistantEnabled?: boolean;
            content?: string;
            endCallAfterSpoken?: boolean;
            interruptionsEnabled?: boolean;
        };
        ClientInboundMessageSendTransportMessage: {
            /** @constant */
            type: "send-transport-message";
            message: components["schemas"]["VapiSipTransportMessage"] | components["schemas"]["TwilioTransportMessage"];
        };
        ClientInboundMessageTransfer: {
            /** @constant */
            type: "transfer";
            destination?: components["schemas"]["FallbackDestinationUnion"];
            content?: string;
        };
        ClientMessage: {
            message: components["schemas"]["ClientMessageWorkflowNodeStarted"] | components["schemas"]["ClientMessageAssistantStarted"] | components["schemas"]["ClientMessageConversationUpdate"] | components["schemas"]["ClientMessageHang"] | components["schemas"]["ClientMessageMetadata"] | components["schemas"]["ClientMessageModelOutput"] | components["schemas"]["ClientMessageSpeechUpdate"] | components["schemas"]["ClientMessageTranscript"] | components["schemas"]["ClientMessageToolCalls"] | components["schemas"]["ClientMessageToolCallsResult"] | components["schemas"]["ClientMessageTransferUpdate"] | components["schemas"]["ClientMessageUserInterrupted"] | components["schemas"]["ClientMessageLanguageChangeDetected"] | components["schemas"]["ClientMessageVoiceInput"] | components["schemas"]["ClientMessageAssistantSpeech"] | components["schemas"]["ClientMessageChatCreated"] | components["schemas"]["ClientMessageChatDeleted"] | components["schemas"]["ClientMessageSessionCreated"] | components["schemas"]["ClientMessageSessionUpdated"] | components["schemas"]["ClientMessageSessionDeleted"] | components["schemas"]["ClientMessageCallDeleted"] | components["schemas"]["ClientMessageCallDeleteFailed"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
                assistantVersion?: string | null;
                timestamp?: number;
                call?: components["schemas"]["Call"];
                customer?: components["schemas"]["CreateCustomerDTO"];
                assistant?: components["schemas"]["CreateAssistantDTO"];
            };
        };
        ClientMessageAssistantSpeech: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "assistant.speechStarted";
            text: string;
            turn?: number;
            source?: ("model" | "force-say" | "custom-voice") | (string & {});
            timing?: components["schemas"]["AssistantSpeechWordAlignmentTiming"] | components["schemas"]["AssistantSpeechWordProgressTiming"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageAssistantSpeechPhoneNumberUnion: components["schemas"]["CreateByoPhoneNumberDTO"] | components["schemas"]["CreateTwilioPhoneNumberDTO"] | components["schemas"]["CreateVonagePhoneNumberDTO"] | components["schemas"]["CreateVapiPhoneNumberDTO"] | components["schemas"]["CreateTelnyxPhoneNumberDTO"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        ClientMessageAssistantStarted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "assistant.started";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            newAssistant: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageCallDeleteFailed: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "call.delete.failed";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageCallDeleted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "call.deleted";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageChatCreated: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "chat.created";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            chat: components["schemas"]["Chat"];
        };
        ClientMessageChatDeleted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "chat.deleted";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            chat: components["schemas"]["Chat"];
        };
        ClientMessageConversationUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "conversation-update";
            messages?: components["schemas"]["CallMessageUnion"][];
            messagesOpenAIFormatted: components["schemas"]["OpenAIMessage"][];
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageHang: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "hang";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageLanguageChangeDetected: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "language-change-detected";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            language: string;
        };
        ClientMessageMetadata: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "metadata";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            metadata: string;
        };
        ClientMessageModelOutput: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "model-output";
            turnId?: string;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            output: {
                [key: string]: unknown;
            };
        };
        ClientMessageSessionCreated: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "session.created";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            session: components["schemas"]["Session"];
        };
        ClientMessageSessionDeleted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "session.deleted";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            session: components["schemas"]["Session"];
        };
        ClientMessageSessionUpdated: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "session.updated";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            session: components["schemas"]["Session"];
        };
        ClientMessageSpeechUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "speech-update";
            status: ("started" | "stopped") | (string & {});
            role: ("assistant" | "user") | (string & {});
            turn?: number;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageToolCalls: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type?: "tool-calls";
            toolWithToolCallList: components["schemas"]["ClientMessageToolCallsToolWithToolCallListUnion"][];
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            toolCallList: components["schemas"]["ToolCall"][];
        };
        ClientMessageToolCallsResult: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "tool-calls-result";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            toolCallResult: {
                [key: string]: unknown;
            };
        };
        ClientMessageToolCallsToolWithToolCallListUnion: components["schemas"]["FunctionToolWithToolCall"] | components["schemas"]["GhlToolWithToolCall"] | components["schemas"]["MakeToolWithToolCall"] | components["schemas"]["BashToolWithToolCall"] | components["schemas"]["ComputerToolWithToolCall"] | components["schemas"]["TextEditorToolWithToolCall"] | components["schemas"]["GoogleCalendarCreateEventToolWithToolCall"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            messages?: components["schemas"]["ToolMessageUnion"][];
            toolCall: components["schemas"]["ToolCall"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        ClientMessageTranscript: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @enum {string} */
            type: "transcript" | "transcript[transcriptType=\"final\"]";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            role: ("assistant" | "user") | (string & {});
            transcriptType: ("partial" | "final") | (string & {});
            transcript: string;
            assistantId?: string;
            assistantName?: string;
            isFiltered?: boolean;
            detectedThreats?: string[];
            originalTranscript?: string;
        };
        ClientMessageTransferUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "transfer-update";
            destination?: components["schemas"]["TransferDestinationUnion"];
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            toAssistant?: components["schemas"]["CreateAssistantDTO"];
            fromAssistant?: components["schemas"]["CreateAssistantDTO"];
            toStepRecord?: {
                [key: string]: unknown;
            };
            fromStepRecord?: {
                [key: string]: unknown;
            };
        };
        ClientMessageUserInterrupted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "user-interrupted";
            turnId?: string;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        ClientMessageVoiceInput: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "voice-input";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            input: string;
        };
        ClientMessageWorkflowNodeStarted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "workflow.node.started";
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            node: {
                [key: string]: unknown;
            };
        };
        ClientMessagesEnum: ("conversation-update" | "function-call" | "function-call-result" | "hang" | "language-changed" | "metadata" | "model-output" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "tool-calls-result" | "tool.completed" | "transfer-update" | "user-interrupted" | "voice-input" | "workflow.node.started" | "assistant.speechStarted" | "assistant.started") | (string & {});
        CloneVoiceDTO: {
            name: string;
            description?: string;
            /** @description JSON object of labels, as text. */
            labels?: string;
            /** @description Recordings of the voice. */
            files: Blob[];
        };
        CloudflareCredential: {
            /** @constant */
            provider: "cloudflare";
            accountId?: string;
            apiKey?: string;
            accountEmail?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            bucketPlan?: components["schemas"]["CloudflareR2BucketPlan"];
        };
        CloudflareR2BucketPlan: {
            accessKeyId?: string;
            secretAccessKey?: string;
            url?: string;
            name: string;
            path?: string;
        };
        CodeTool: {
            latestVersion?: string | null;
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "code";
            async?: boolean;
            server?: components["schemas"]["Server"];
            code: string;
            environmentVariables?: components["schemas"]["CodeToolEnvironmentVariable"][];
            timeoutSeconds?: number;
            credentialId?: string;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            function?: components["schemas"]["OpenAIFunction"];
        };
        CodeToolEnvironmentVariable: {
            name: string;
            value: string;
        };
        Compliance: {
            recordingConsent?: components["schemas"]["RecordingConsent"];
        };
        ComplianceOverride: {
            forceStoreOnHipaaEnabled?: boolean;
        };
        /** @description Rules such as HIPAA and PCI that the call must keep to. */
        CompliancePlan: {
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            /** @description Restricts providers to those fit for card data. */
            pciEnabled?: boolean;
            securityFilterPlan?: components["schemas"]["SecurityFilterPlan"];
            recordingConsentPlan?: components["schemas"]["RecordingConsentPlanStayOnLine"] | components["schemas"]["RecordingConsentPlanVerbal"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                message: string;
                voice?: components["schemas"]["AssistantVersionVoiceUnion"];
                /**
                 * @default assistant-speaks-first
                 * @enum {string}
                 */
                firstMessageMode?: "assistant-speaks-first" | "assistant-waits-for-user";
            };
        };
        ComputerTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "computer";
            /** @constant */
            subType: "computer_20241022";
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /**
             * @default computer
             * @constant
             */
            name: "computer";
            /** @description Width of the screen. */
            displayWidthPx: number;
            /** @description Height of the screen. */
            displayHeightPx: number;
            displayNumber?: number;
            latestVersion?: string | null;
        };
        ComputerToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "computer";
            /** @constant */
            subType: "computer_20241022";
            server?: components["schemas"]["Server"];
            toolCall: components["schemas"]["ToolCall"];
            /**
             * @default computer
             * @constant
             */
            name: "computer";
            displayWidthPx: number;
            displayHeightPx: number;
            displayNumber?: number;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        Condition: {
            /** @enum {string} */
            operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte";
            param: string;
            value: string;
        };
        ConditionUnion: components["schemas"]["RegexCondition"] | components["schemas"]["LiquidCondition"] | components["schemas"]["GroupCondition"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
        };
        /** @description The next assistant sees the whole conversation. */
        ContextEngineeringPlanAll: {
            /** @constant */
            type: "all";
        };
        /** @description The next assistant sees the last messages only. */
        ContextEngineeringPlanLastNMessages: {
            /** @constant */
            type: "lastNMessages";
            maxMessages: number;
        };
        /** @description The next assistant sees nothing of the conversation. */
        ContextEngineeringPlanNone: {
            /** @constant */
            type: "none";
        };
        ContextEngineeringPlanPreviousAssistantMessages: {
            /** @constant */
            type: "previousAssistantMessages";
        };
        ContextEngineeringPlanUserAndAssistantMessages: {
            /** @constant */
            type: "userAndAssistantMessages";
        };
        /** @description A part of a workflow in which the assistant talks. */
        ConversationNode: {
            /** @constant */
            type: "conversation";
            model?: components["schemas"]["WorkflowModelUnion"];
            transcriber?: components["schemas"]["TranscriberUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            prompt?: string;
            globalNodePlan?: components["schemas"]["GlobalNodePlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            name: string;
            isStart?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Cost by component, in US dollars. */
        CostBreakdown: {
            transport?: number;
            stt?: number;
            llm?: number;
            tts?: number;
            vapi?: number;
            chat?: number;
            total?: number;
            llmPromptTokens?: number;
            llmCompletionTokens?: number;
            ttsCharacters?: number;
            analysisCostBreakdown?: components["schemas"]["AnalysisCostBreakdown"];
            llmCachedPromptTokens?: number;
        };
        CreateAnthropicBedrockCredentialDTO: {
            /** @constant */
            provider: "anthropic-bedrock";
            region: ("us-east-1" | "us-west-2" | "eu-central-1" | "eu-west-1" | "eu-west-3" | "ap-northeast-1" | "ap-southeast-2") | (string & {});
            authenticationPlan: components["schemas"]["AWSIAMCredentialsAuthenticationPlan"] | components["schemas"]["AWSStsAuthenticationPlan"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            name?: string;
        };
        CreateAnthropicCredentialDTO: {
            /** @constant */
            provider: "anthropic";
            apiKey: string;
            name?: string;
        };
        CreateAnyscaleCredentialDTO: {
            /** @constant */
            provider: "anyscale";
            apiKey: string;
            name?: string;
        };
        CreateApiRequestToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "apiRequest";
            /** @enum {string} */
            method: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            /** @description In seconds. */
            timeoutSeconds?: number;
            credentialId?: string;
            name?: string;
            description?: string;
            url: string;
            body?: components["schemas"]["JsonSchema"];
            headers?: components["schemas"]["JsonSchema"];
            backoffPlan?: components["schemas"]["BackoffPlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            encryptedPaths?: string[];
            parameters?: components["schemas"]["ToolParameter"][];
        };
        CreateAssemblyAICredentialDTO: {
            /** @constant */
            provider: "assembly-ai";
            apiKey: string;
            name?: string;
        };
        /** @description An assistant to store, or one to use for a single call. */
        CreateAssistantDTO: {
            transcriber?: components["schemas"]["TranscriberUnion"];
            model?: components["schemas"]["ModelUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            /** @description What the assistant says first; an address of a sound file is played. */
            firstMessage?: string;
            /**
             * @description Whether the customer can interrupt the first message.
             * @default false
             */
            firstMessageInterruptionsEnabled?: boolean;
            /**
             * @description Who speaks first.
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /** @description Longest call, in seconds. */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /** @description Whether messages hold the model's words instead of the transcript of the voice. */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            credentials?: components["schemas"]["CredentialsUnion"][];
            hooks?: components["schemas"]["HooksUnion"][];
            name?: string;
            /** @description What is left on a voicemail; without it the call just ends. */
            voicemailMessage?: string;
            /** @description What is said before the assistant hangs up. */
            endCallMessage?: string;
            /** @description Phrases of the assistant that end the call. */
            endCallPhrases?: string[];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            metadata?: {
                [key: string]: unknown;
            };
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
        };
        CreateAzureCredentialDTO: {
            /** @constant */
            provider: "azure";
            /**
             * @default speech
             * @enum {string}
             */
            service: "speech" | "blob_storage";
            /** @description Region of the provider. */
            region?: components["schemas"]["RegionEnum"];
            apiKey?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            bucketPlan?: components["schemas"]["AzureBlobStorageBucketPlan"];
            name?: string;
        };
        CreateAzureOpenAICredentialDTO: {
            /** @constant */
            provider: "azure-openai";
            /** @description Region of the provider. */
            region: components["schemas"]["RegionEnum"];
            models: components["schemas"]["ModelsEnum"][];
            openAIKey: string;
            ocpApimSubscriptionKey?: string;
            openAIEndpoint: string;
            name?: string;
        };
        CreateBarInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type: "bar";
            formulas?: components["schemas"]["InsightFormula"][];
            metadata?: components["schemas"]["BarInsightMetadata"];
            timeRange?: components["schemas"]["InsightTimeRangeWithStep"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries: components["schemas"]["BarInsightQueriesUnion"][];
        };
        CreateBashToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "bash";
            /** @constant */
            subType: "bash_20241022";
            server?: components["schemas"]["Server"];
            /**
             * @default bash
             * @constant
             */
            name: "bash";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateBoardDTO: {
            items?: (components["schemas"]["BoardInsightItem"] | components["schemas"]["BoardMetricWidgetItem"])[];
            name: string;
            layout: components["schemas"]["BoardLayout"];
            timeRangeOverride?: components["schemas"]["InsightTimeRangeWithStep"];
        };
        CreateByoPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "byo-phone-number";
            /**
             * @description Whether the number must be E.164. Off for numbers of your own telephone system.
             * @default true
             */
            numberE164CheckEnabled?: boolean;
            number?: string;
            credentialId: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        /** @description A SIP trunk of your own. */
        CreateByoSipTrunkCredentialDTO: {
            /** @constant */
            provider?: "byo-sip-trunk";
            /** @description Addresses of the trunk. */
            gateways: components["schemas"]["SipTrunkGateway"][];
            outboundAuthenticationPlan?: components["schemas"]["SipTrunkOutboundAuthenticationPlan"];
            /** @description Whether numbers keep their plus. */
            outboundLeadingPlusEnabled?: boolean;
            /** @description Digits put before each number. */
            techPrefix?: string;
            /** @description Value of the SIP Diversion header. */
            sipDiversionHeader?: string;
            name?: string;
        };
        /** @description A call to place, now or by its schedule. */
        CreateCallDTO: {
            customers?: components["schemas"]["CreateCustomerDTO"][];
            name?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            transport?: components["schemas"]["CallTransportUnion"];
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            /** @description Id of a stored squad. */
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            /** @description Id of a stored workflow. */
            workflowId?: string;
            workflow?: components["schemas"]["CreateWorkflowDTO"];
            workflowOverrides?: components["schemas"]["WorkflowOverrides"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
            customerId?: string;
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistantVersion?: string | null;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
        };
        CreateCampaignDTO: {
            name: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            phoneNumberId?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            customers?: components["schemas"]["CreateCustomerDTO"][];
            squadId?: string;
            dialPlan?: components["schemas"]["DialPlanEntry"][];
            maxConcurrency?: number;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            server?: components["schemas"]["Server"];
            serverMessages?: components["schemas"]["CampaignServerMessagesEnum"][];
            predialPlan?: components["schemas"]["CampaignPredialPlan"];
            duplicateFromCampaignId?: string;
        };
        CreateCartesiaCredentialDTO: {
            /** @constant */
            provider: "cartesia";
            apiKey: string;
            name?: string;
            apiUrl?: string;
        };
        CreateCerebrasCredentialDTO: {
            /** @constant */
            provider: "cerebras";
            apiKey: string;
            name?: string;
        };
        CreateChatDTO: {
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            name?: string;
            sessionId?: string;
            input: components["schemas"]["PromptUnion"];
            /** @default false */
            stream?: boolean;
            /** @description Chat to go on from. */
            previousChatId?: string;
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            transport?: components["schemas"]["TwilioSMSChatTransport"];
        };
        CreateChatStreamResponse: {
            id: string;
            sessionId?: string;
            path: string;
            delta: string;
        };
        CreateCloudflareCredentialDTO: {
            /** @constant */
            provider: "cloudflare";
            accountId?: string;
            apiKey?: string;
            accountEmail?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            bucketPlan?: components["schemas"]["CloudflareR2BucketPlan"];
            name?: string;
        };
        CreateCodeToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "code";
            async?: boolean;
            server?: components["schemas"]["Server"];
            code: string;
            environmentVariables?: components["schemas"]["CodeToolEnvironmentVariable"][];
            timeoutSeconds?: number;
            credentialId?: string;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            function?: components["schemas"]["OpenAIFunction"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateComputerToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "computer";
            /** @constant */
            subType: "computer_20241022";
            server?: components["schemas"]["Server"];
            /**
             * @default computer
             * @constant
             */
            name: "computer";
            /** @description Width of the screen. */
            displayWidthPx: number;
            /** @description Height of the screen. */
            displayHeightPx: number;
            displayNumber?: number;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateCustomCredentialDTO: {
            /** @constant */
            provider: "custom-credential";
            authenticationPlan: components["schemas"]["AuthenticationPlanUnion"];
            name?: string;
            encryptionPlan?: components["schemas"]["PublicKeyEncryptionPlan"];
        };
        CreateCustomKnowledgeBaseDTO: {
            /** @constant */
            provider: "custom-knowledge-base";
            server: components["schemas"]["Server"];
        };
        CreateCustomLLMCredentialDTO: {
            /** @constant */
            provider: "custom-llm";
            apiKey: string;
            authenticationPlan?: components["schemas"]["OAuth2AuthenticationPlan"];
            name?: string;
        };
        /** @description The person who is called, by number or SIP URI. */
        CreateCustomerDTO: {
            /**
             * @description Whether the number must be E.164. Off for numbers of your own telephone system.
             * @default true
             */
            numberE164CheckEnabled?: boolean;
            /** @description Digits to dial once the call is answered. */
            extension?: string;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            number?: string;
            /** @description SIP URI. */
            sipUri?: string;
            name?: string;
            email?: string;
            externalId?: string;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
        };
        CreateDeepInfraCredentialDTO: {
            /** @constant */
            provider: "deepinfra";
            apiKey: string;
            name?: string;
        };
        CreateDeepSeekCredentialDTO: {
            /** @constant */
            provider: "deep-seek";
            apiKey: string;
            name?: string;
        };
        CreateDeepgramCredentialDTO: {
            /** @constant */
            provider: "deepgram";
            apiKey: string;
            apiUrl?: string;
            name?: string;
        };
        CreateDtmfToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "dtmf";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /** @default false */
            sipInfoDtmfEnabled?: boolean;
        };
        CreateElevenLabsCredentialDTO: {
            /** @constant */
            provider: "11labs";
            apiKey: string;
            name?: string;
            /** @enum {string|null} */
            apiUrl?: "https://api.elevenlabs.io" | "https://api.eu.residency.elevenlabs.io" | null;
        };
        CreateEmailCredentialDTO: {
            /** @constant */
            provider: "email";
            email: string;
            name?: string;
        };
        CreateEndCallToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "endCall";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateEvalDTO: {
            messages: components["schemas"]["CreateEvalDTOMessagesUnion"][];
            name?: string;
            description?: string;
            /** @constant */
            type: "chat.mockConversation";
        };
        CreateEvalDTOMessagesUnion: components["schemas"]["ChatEvalAssistantMessageMock"] | components["schemas"]["ChatEvalSystemMessageMock"] | components["schemas"]["ChatEvalToolResponseMessageMock"] | components["schemas"]["ChatEvalToolResponseMessageEvaluation"] | components["schemas"]["ChatEvalUserMessageMock"] | components["schemas"]["ChatEvalAssistantMessageEvaluation"] | {
            /** Format: x-unrecognized */
            role: Unrecognized;
        };
        CreateEvalRunDTO: {
            eval?: components["schemas"]["CreateEvalDTO"];
            target: components["schemas"]["EvalRunTargetAssistant"] | components["schemas"]["EvalRunTargetSquad"];
            /** @constant */
            type: "eval";
            evalId?: string;
        };
        CreateFileDTO: {
            /**
             * Format: binary
             * @description The file itself.
             */
            file: Blob;
            /** @enum {string} */
            purpose?: "assistant" | "composer-attachment" | "knowledge-base-v2";
            metadata?: string;
        };
        CreateFunctionToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "function";
            /** @description Whether the conversation goes on without waiting for the answer. */
            async?: boolean;
            server?: components["schemas"]["Server"];
            function?: components["schemas"]["OpenAIFunction"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            parameters?: components["schemas"]["ToolParameter"][];
        };
        CreateGcpCredentialDTO: {
            /** @constant */
            provider: "gcp";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            gcpKey: components["schemas"]["GcpKey"];
            /** @description Region of the provider. */
            region?: string;
            bucketPlan?: components["schemas"]["BucketPlan"];
            name?: string;
        };
        CreateGladiaCredentialDTO: {
            /** @constant */
            provider: "gladia";
            apiKey: string;
            name?: string;
        };
        CreateGoHighLevelCalendarAvailabilityToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.calendar.availability.check";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelCalendarEventCreateToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.calendar.event.create";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelContactCreateToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.contact.create";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelContactGetToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.contact.get";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelCredentialDTO: {
            /** @constant */
            provider: "gohighlevel";
            apiKey: string;
            name?: string;
        };
        CreateGoHighLevelMCPCredentialDTO: {
            /** @constant */
            provider: "ghl.oauth2-authorization";
            authenticationSession: components["schemas"]["Oauth2AuthenticationSession"];
            name?: string;
        };
        CreateGoogleCalendarCheckAvailabilityToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.calendar.availability.check";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoogleCalendarCreateEventToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.calendar.event.create";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoogleCalendarOAuth2AuthorizationCredentialDTO: {
            /** @constant */
            provider: "google.calendar.oauth2-authorization";
            authorizationId: string;
            name?: string;
        };
        CreateGoogleCalendarOAuth2ClientCredentialDTO: {
            /** @constant */
            provider: "google.calendar.oauth2-client";
            name?: string;
        };
        CreateGoogleCredentialDTO: {
            /** @constant */
            provider: "google";
            apiKey: string;
            name?: string;
        };
        CreateGoogleSheetsOAuth2AuthorizationCredentialDTO: {
            /** @constant */
            provider: "google.sheets.oauth2-authorization";
            authorizationId: string;
            name?: string;
        };
        CreateGoogleSheetsRowAppendToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.sheets.row.append";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGroqCredentialDTO: {
            /** @constant */
            provider: "groq";
            apiKey: string;
            name?: string;
        };
        CreateHandoffToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "handoff";
            destinations?: components["schemas"]["HandoffDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            defaultResult?: string;
            function?: components["schemas"]["OpenAIFunction"];
        };
        CreateHumeCredentialDTO: {
            /** @constant */
            provider: "hume";
            apiKey: string;
            name?: string;
        };
        CreateInflectionAICredentialDTO: {
            /** @constant */
            provider: "inflection-ai";
            apiKey: string;
            name?: string;
        };
        CreateInworldCredentialDTO: {
            /** @constant */
            provider: "inworld";
            apiKey: string;
            name?: string;
        };
        CreateKnowledgeBaseV2DTO: {
            name: string;
            description?: string | null;
        };
        CreateLangfuseCredentialDTO: {
            /** @constant */
            provider: "langfuse";
            publicKey: string;
            apiKey: string;
            apiUrl: string;
            name?: string;
        };
        CreateLineInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type: "line";
            formulas?: components["schemas"]["InsightFormula"][];
            metadata?: components["schemas"]["LineInsightMetadata"];
            timeRange?: components["schemas"]["InsightTimeRangeWithStep"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"])[];
        };
        CreateLmntCredentialDTO: {
            /** @constant */
            provider: "lmnt";
            apiKey: string;
            name?: string;
        };
        CreateMakeCredentialDTO: {
            /** @constant */
            provider: "make";
            teamId: string;
            /** @description Region of the provider. */
            region: string;
            apiKey: string;
            name?: string;
        };
        CreateMcpToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "mcp";
            server?: components["schemas"]["Server"];
            metadata?: components["schemas"]["McpToolMetadata"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            toolMessages?: components["schemas"]["McpToolMessages"][];
        };
        CreateMicrosoftCredentialDTO: {
            /** @constant */
            provider: "microsoft";
            apiKey: string;
            region?: string;
            name?: string;
        };
        CreateMinimaxCredentialDTO: {
            /** @constant */
            provider: "minimax";
            apiKey: string;
            groupId: string;
            name?: string;
        };
        CreateMistralCredentialDTO: {
            /** @constant */
            provider: "mistral";
            apiKey: string;
            name?: string;
        };
        CreateNeuphonicCredentialDTO: {
            /** @constant */
            provider: "neuphonic";
            apiKey: string;
            name?: string;
        };
        CreateOpenAICredentialDTO: {
            /** @constant */
            provider: "openai";
            apiKey: string;
            name?: string;
        };
        CreateOpenRouterCredentialDTO: {
            /** @constant */
            provider: "openrouter";
            apiKey: string;
            name?: string;
        };
        CreateOrgDTO: {
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            subscriptionId?: string;
            name?: string;
            /** @enum {string} */
            channel?: "default" | "weekly" | "daily" | "intuit" | "hcs";
            /** @description Highest monthly spending, in US dollars. */
            billingLimit?: number;
            server?: components["schemas"]["Server"];
            /** @deprecated */
            concurrencyLimit?: number;
            compliancePlan?: components["schemas"]["CompliancePlan"];
        };
        /** @description A call to place, now or by its schedule. */
        CreateOutboundCallDTO: {
            customers?: components["schemas"]["CreateCustomerDTO"][];
            name?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            transport?: components["schemas"]["CallTransportUnion"];
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            /** @description Id of a stored squad. */
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            /** @description Id of a stored workflow. */
            workflowId?: string;
            workflow?: components["schemas"]["CreateWorkflowDTO"];
            workflowOverrides?: components["schemas"]["WorkflowOverrides"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
            customerId?: string;
            customer?: components["schemas"]["CreateCustomerDTO"];
            assistantVersion?: string | null;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
        };
        CreatePerplexityAICredentialDTO: {
            /** @constant */
            provider: "perplexity-ai";
            apiKey: string;
            name?: string;
        };
        CreatePersonalityDTO: {
            name: string;
            assistant: components["schemas"]["CreateAssistantDTO"];
            path?: string | null;
        };
        CreatePieInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type: "pie";
            formulas?: components["schemas"]["InsightFormula"][];
            timeRange?: components["schemas"]["InsightTimeRange"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"])[];
        };
        CreatePlayHTCredentialDTO: {
            /** @constant */
            provider: "playht";
            apiKey: string;
            userId: string;
            name?: string;
        };
        CreateQueryToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "query";
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateRimeAICredentialDTO: {
            /** @constant */
            provider: "rime-ai";
            apiKey: string;
            name?: string;
        };
        CreateRunpodCredentialDTO: {
            /** @constant */
            provider: "runpod";
            apiKey: string;
            name?: string;
        };
        CreateS3CompatibleCredentialDTO: {
            /** @constant */
            provider: "s3-compatible";
            bucketPlan: components["schemas"]["S3CompatibleBucketPlan"];
            fallbackIndex?: number;
            name?: string;
        };
        CreateS3CredentialDTO: {
            /** @constant */
            provider: "s3";
            awsAccessKeyId: string;
            awsSecretAccessKey: string;
            /** @description Region of the provider. */
            region: string;
            s3BucketName: string;
            s3PathPrefix: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
        };
        CreateScenarioDTO: {
            name: string;
            instructions: string;
            evaluations: components["schemas"]["EvaluationPlanItem"][];
            hooks?: (components["schemas"]["SimulationHookCallStarted"] | components["schemas"]["SimulationHookCallEnded"] | {
                /** Format: x-unrecognized */
                on: Unrecognized;
                do: components["schemas"]["SimulationHookWebhookAction"][];
            })[];
            targetOverrides?: components["schemas"]["AssistantOverrides"];
            toolMocks?: components["schemas"]["ScenarioToolMock"][];
            path?: string | null;
        };
        CreateScorecardDTO: {
            name?: string;
            description?: string;
            metrics: components["schemas"]["ScorecardMetric"][];
            assistantIds?: string[];
        };
        CreateSesameVoiceDTO: {
            voiceName: string;
            transcription: string;
            /** Format: binary */
            file: Blob;
        };
        CreateSessionDTO: {
            name?: string;
            status?: ("active" | "completed") | (string & {});
            expirationSeconds?: number;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            messages?: components["schemas"]["ChatMessageUnion"][];
            customer?: components["schemas"]["CreateCustomerDTO"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            customerId?: string;
        };
        CreateSimulationDTO: {
            name?: string;
            /** Format: uuid */
            scenarioId: string;
            /** Format: uuid */
            personalityId: string;
            path?: string | null;
        };
        CreateSimulationRunDTO: {
            simulations: (components["schemas"]["SimulationRunSimulationEntry"] | components["schemas"]["SimulationRunSuiteEntry"])[];
            target: components["schemas"]["SimulationRunTargetAssistant"] | components["schemas"]["SimulationRunTargetSquad"];
            /** @default 1 */
            iterations?: number;
            transport?: components["schemas"]["SimulationRunTransportConfiguration"];
        };
        CreateSimulationRunResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            status: ("queued" | "running" | "ended") | (string & {});
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            endedReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            itemCounts?: components["schemas"]["SimulationRunItemCounts"];
            simulations: (components["schemas"]["SimulationRunSimulationEntry"] | components["schemas"]["SimulationRunSuiteEntry"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            })[];
            target: components["schemas"]["SimulationRunTargetAssistant"] | components["schemas"]["SimulationRunTargetSquad"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            /** @default 1 */
            iterations?: number;
            transport?: components["schemas"]["SimulationRunTransportConfiguration"];
            simulationRunItemIds: string[];
            message?: string;
            /** Format: uri */
            url: string;
        };
        CreateSimulationSuiteDTO: {
            name: string;
            slackWebhookUrl?: string;
            simulationIds: string[];
            targetAssignments?: components["schemas"]["SimulationSuiteTargetAssignment"][];
            path?: string | null;
        };
        CreateSipRequestToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "sipRequest";
            /** @enum {string} */
            verb: "INFO" | "MESSAGE" | "NOTIFY";
            headers?: components["schemas"]["JsonSchema"];
            body?: (string & {}) | components["schemas"]["JsonSchema"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSlackOAuth2AuthorizationCredentialDTO: {
            /** @constant */
            provider: "slack.oauth2-authorization";
            authorizationId: string;
            name?: string;
        };
        CreateSlackSendMessageToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "slack.message.send";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSlackWebhookCredentialDTO: {
            /** @constant */
            provider: "slack-webhook";
            webhookUrl: string;
            name?: string;
        };
        CreateSmallestAICredentialDTO: {
            /** @constant */
            provider: "smallest-ai";
            apiKey: string;
            name?: string;
        };
        CreateSmsToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "sms";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSonioxCredentialDTO: {
            /** @constant */
            provider: "soniox";
            apiKey: string;
            apiUrl?: string;
            name?: string;
        };
        CreateSpeechmaticsCredentialDTO: {
            /** @constant */
            provider: "speechmatics";
            apiKey: string;
            name?: string;
        };
        CreateSquadDTO: {
            name?: string;
            members: components["schemas"]["SquadMemberDTO"][];
            /** @description Overrides for every member. */
            membersOverrides?: components["schemas"]["AssistantOverrides"];
        };
        CreateStructuredOutputDTO: {
            model?: components["schemas"]["WorkflowModelUnion"];
            name: string;
            schema: components["schemas"]["JsonSchema"];
            description?: string;
            assistantIds?: string[];
            workflowIds?: string[];
            /**
             * @default ai
             * @enum {string}
             */
            type?: "ai" | "regex";
            regex?: string;
            compliancePlan?: components["schemas"]["ComplianceOverride"];
            conditions?: (components["schemas"]["MinMessagesCondition"] | components["schemas"]["MinCallDurationCondition"] | components["schemas"]["EndedReasonCondition"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            })[] | null;
        };
        CreateSupabaseCredentialDTO: {
            /** @constant */
            provider: "supabase";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            bucketPlan?: components["schemas"]["SupabaseBucketPlan"];
            name?: string;
        };
        CreateTavusCredentialDTO: {
            /** @constant */
            provider: "tavus";
            apiKey: string;
            name?: string;
        };
        CreateTelnyxPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "telnyx";
            number: string;
            credentialId: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        CreateTestSuiteDto: {
            name?: string;
            /** @deprecated */
            phoneNumberId?: string;
            testerPlan?: components["schemas"]["TesterPlan"];
            targetPlan?: components["schemas"]["TargetPlan"];
        };
        CreateTestSuiteRunDto: {
            name?: string;
        };
        CreateTestSuiteTestChatDto: {
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
            /** @constant */
            type: "chat";
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
            name?: string;
        };
        CreateTestSuiteTestVoiceDto: {
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
            /** @constant */
            type: "voice";
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
            name?: string;
        };
        CreateTextEditorToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "textEditor";
            /** @constant */
            subType: "text_editor_20241022";
            server?: components["schemas"]["Server"];
            /**
             * @default str_replace_editor
             * @constant
             */
            name: "str_replace_editor";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateTextInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type: "text";
            formula?: {
                [key: string]: unknown;
            };
            timeRange?: components["schemas"]["InsightTimeRange"];
            queries: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"])[];
        };
        CreateTogetherAICredentialDTO: {
            /** @constant */
            provider: "together-ai";
            apiKey: string;
            name?: string;
        };
        CreateTokenDTO: {
            /**
             * @description A public key may be shipped to browsers; a private one never.
             * @enum {string}
             */
            tag?: "private" | "public";
            name?: string;
            restrictions?: components["schemas"]["TokenRestrictions"];
        };
        CreateToolTemplateDTO: {
            details?: components["schemas"]["ToolsUnion"];
            providerDetails?: components["schemas"]["ProviderDetailsUnion"];
            metadata?: components["schemas"]["ToolTemplateMetadata"];
            /**
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
            /**
             * @default tool
             * @constant
             */
            type: "tool";
            name?: string;
            provider?: ("make" | "gohighlevel" | "function") | (string & {});
        };
        CreateTransferCallToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "transferCall";
            destinations?: components["schemas"]["TransferDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateTrieveKnowledgeBaseDTO: {
            /** @constant */
            provider: "trieve";
            name?: string;
            searchPlan?: components["schemas"]["TrieveKnowledgeBaseSearchPlan"];
            createPlan?: components["schemas"]["TrieveKnowledgeBaseImport"];
        };
        CreateTwilioCredentialDTO: {
            /** @constant */
            provider: "twilio";
            authToken?: string;
            apiKey?: string;
            apiSecret?: string;
            accountSid: string;
            name?: string;
        };
        CreateTwilioPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "twilio";
            /** @default true */
            smsEnabled?: boolean;
            number: string;
            twilioAccountSid: string;
            twilioAuthToken?: string;
            twilioApiKey?: string;
            twilioApiSecret?: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        CreateVapiPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "vapi";
            numberDesiredAreaCode?: string;
            /** @description SIP URI. */
            sipUri?: string;
            authentication?: components["schemas"]["SipAuthentication"];
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        CreateVoicemailToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "voicemail";
            /** @default false */
            beepDetectionEnabled?: boolean;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateVonageCredentialDTO: {
            /** @constant */
            provider: "vonage";
            apiSecret: string;
            apiKey: string;
            name?: string;
        };
        CreateVonagePhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "vonage";
            number: string;
            credentialId: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        /** @description Who answers a web call: one of assistant, squad and workflow, stored (by id) or given in full. */
        CreateWebCallDTO: {
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description An assistant for this call only. */
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            /** @description Id of a stored squad. */
            squadId?: string;
            /** @description A squad for this call only. */
            squad?: components["schemas"]["CreateSquadDTO"];
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description A workflow for this call only. */
            workflow?: components["schemas"]["CreateWorkflowDTO"];
            workflowOverrides?: components["schemas"]["WorkflowOverrides"];
            assistantVersion?: string | null;
            /** @default true */
            roomDeleteOnUserLeaveEnabled?: boolean;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
        };
        CreateWebChatDTO: {
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            sessionId?: string;
            assistantOverrides?: components["schemas"]["ChatAssistantOverrides"];
            customer?: components["schemas"]["CreateWebCustomerDTO"];
            input: components["schemas"]["PromptUnion"];
            /** @default false */
            stream?: boolean;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            sessionExpirationSeconds?: number;
            /** @default false */
            sessionEnd?: boolean;
        };
        /** @description The person in the browser. */
        CreateWebCustomerDTO: {
            /**
             * @description Whether the number must be E.164. Off for numbers of your own telephone system.
             * @default true
             */
            numberE164CheckEnabled?: boolean;
            /** @description Digits to dial once the call is answered. */
            extension?: string;
            assistantOverrides?: components["schemas"]["ChatAssistantOverrides"];
            number?: string;
            /** @description SIP URI. */
            sipUri?: string;
            name?: string;
            email?: string;
            externalId?: string;
        };
        CreateWebhookCredentialDTO: {
            /** @constant */
            provider: "webhook";
            authenticationPlan: components["schemas"]["AuthenticationPlanUnion"];
            name?: string;
        };
        CreateWellSaidCredentialDTO: {
            /** @constant */
            provider: "wellsaid";
            apiKey: string;
            name?: string;
        };
        CreateWorkflowDTO: {
            nodes: components["schemas"]["WorkflowNodeUnion"][];
            model?: components["schemas"]["WorkflowModelUnion"];
            transcriber?: components["schemas"]["TranscriberUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            hooks?: components["schemas"]["CreateWorkflowDTOHooksUnion"][];
            credentials?: components["schemas"]["CredentialsUnion"][];
            name: string;
            edges: components["schemas"]["Edge"][];
            globalPrompt?: string;
            server?: components["schemas"]["Server"];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
            voicemailDetection?: components["schemas"]["CreateWorkflowDTOVoicemailDetectionUnion"];
            maxDurationSeconds?: number;
            voicemailMessage?: string;
        };
        CreateWorkflowDTOHooksUnion: components["schemas"]["CallHookCallEnding"] | components["schemas"]["CallHookAssistantSpeechInterrupted"] | components["schemas"]["CallHookCustomerSpeechInterrupted"] | components["schemas"]["CallHookCustomerSpeechTimeout"] | components["schemas"]["CallHookModelResponseTimeout"];
        CreateWorkflowDTOVoicemailDetectionUnion: "off" | components["schemas"]["GoogleVoicemailDetectionPlan"] | components["schemas"]["OpenAIVoicemailDetectionPlan"] | components["schemas"]["TwilioVoicemailDetectionPlan"] | components["schemas"]["VapiVoicemailDetectionPlan"];
        CreateXAiCredentialDTO: {
            /** @constant */
            provider: "xai";
            apiKey: string;
            name?: string;
        };
        CreatedCallUnion: components["schemas"]["Call"] | components["schemas"]["CallBatchResponse"];
        CredentialActionRequest: {
            /** @description Name of the action at the connection provider. */
            action_name: string;
            input: {
                [key: string]: unknown;
            };
        };
        CredentialEndUser: {
            endUserId: string;
            organizationId: string;
            endUserEmail?: string | null;
            tags?: {
                [key: string]: unknown;
            };
        };
        CredentialResponseUnion: components["schemas"]["ElevenLabsCredential"] | components["schemas"]["AnthropicCredential"] | components["schemas"]["AnyscaleCredential"] | components["schemas"]["AssemblyAICredential"] | components["schemas"]["AzureCredential"] | components["schemas"]["AzureOpenAICredential"] | components["schemas"]["ByoSipTrunkCredential"] | components["schemas"]["CartesiaCredential"] | components["schemas"]["CerebrasCredential"] | components["schemas"]["CustomLLMCredential"] | components["schemas"]["DeepgramCredential"] | components["schemas"]["DeepInfraCredential"] | components["schemas"]["DeepSeekCredential"] | components["schemas"]["GcpCredential"] | components["schemas"]["GladiaCredential"] | components["schemas"]["GoHighLevelCredential"] | components["schemas"]["GoogleCredential"] | components["schemas"]["GroqCredential"] | components["schemas"]["InflectionAICredential"] | components["schemas"]["LangfuseCredential"] | components["schemas"]["LmntCredential"] | components["schemas"]["MakeCredential"] | components["schemas"]["OpenAICredential"] | components["schemas"]["OpenRouterCredential"] | components["schemas"]["PerplexityAICredential"] | components["schemas"]["PlayHTCredential"] | components["schemas"]["RimeAICredential"] | components["schemas"]["RunpodCredential"] | components["schemas"]["S3Credential"] | components["schemas"]["SupabaseCredential"] | components["schemas"]["SmallestAICredential"] | components["schemas"]["NeuphonicCredential"] | components["schemas"]["HumeCredential"] | components["schemas"]["TavusCredential"] | components["schemas"]["TogetherAICredential"] | components["schemas"]["TwilioCredential"] | components["schemas"]["VonageCredential"] | components["schemas"]["WebhookCredential"] | components["schemas"]["CustomCredential"] | components["schemas"]["XAiCredential"] | components["schemas"]["MistralCredential"] | components["schemas"]["SpeechmaticsCredential"] | components["schemas"]["TrieveCredential"] | components["schemas"]["CloudflareCredential"] | components["schemas"]["GoogleCalendarOAuth2ClientCredential"] | components["schemas"]["GoogleCalendarOAuth2AuthorizationCredential"] | components["schemas"]["GoogleSheetsOAuth2AuthorizationCredential"] | components["schemas"]["SlackOAuth2AuthorizationCredential"] | components["schemas"]["GoHighLevelMCPCredential"] | components["schemas"]["InworldCredential"] | components["schemas"]["TelnyxCredential"] | components["schemas"]["AwsCredential"] | components["schemas"]["MinimaxCredential"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        CredentialSessionDTO: {
            provider: ("google.calendar.oauth2-client" | "google.calendar.oauth2-authorization" | "google.sheets.oauth2-authorization" | "slack.oauth2-authorization") | (string & {});
        };
        CredentialSessionError: {
            type: string;
            description: string;
        };
        CredentialSessionResponse: {
            sessionToken: string;
        };
        CredentialUpdateUnion: components["schemas"]["UpdateElevenLabsCredentialDTO"] | components["schemas"]["UpdateAnthropicCredentialDTO"] | components["schemas"]["UpdateAnyscaleCredentialDTO"] | components["schemas"]["UpdateAssemblyAICredentialDTO"] | components["schemas"]["UpdateAzureOpenAICredentialDTO"] | components["schemas"]["UpdateAzureCredentialDTO"] | components["schemas"]["UpdateByoSipTrunkCredentialDTO"] | components["schemas"]["UpdateCartesiaCredentialDTO"] | components["schemas"]["UpdateCerebrasCredentialDTO"] | components["schemas"]["UpdateCustomLLMCredentialDTO"] | components["schemas"]["UpdateDeepgramCredentialDTO"] | components["schemas"]["UpdateDeepInfraCredentialDTO"] | components["schemas"]["UpdateDeepSeekCredentialDTO"] | components["schemas"]["UpdateGcpCredentialDTO"] | components["schemas"]["UpdateGladiaCredentialDTO"] | components["schemas"]["UpdateGoHighLevelCredentialDTO"] | components["schemas"]["UpdateGoogleCredentialDTO"] | components["schemas"]["UpdateGroqCredentialDTO"] | components["schemas"]["UpdateInflectionAICredentialDTO"] | components["schemas"]["UpdateLangfuseCredentialDTO"] | components["schemas"]["UpdateLmntCredentialDTO"] | components["schemas"]["UpdateMakeCredentialDTO"] | components["schemas"]["UpdateOpenAICredentialDTO"] | components["schemas"]["UpdateOpenRouterCredentialDTO"] | components["schemas"]["UpdatePerplexityAICredentialDTO"] | components["schemas"]["UpdatePlayHTCredentialDTO"] | components["schemas"]["UpdateRimeAICredentialDTO"] | components["schemas"]["UpdateRunpodCredentialDTO"] | components["schemas"]["UpdateS3CredentialDTO"] | components["schemas"]["UpdateSupabaseCredentialDTO"] | components["schemas"]["UpdateSmallestAICredentialDTO"] | components["schemas"]["UpdateNeuphonicCredentialDTO"] | components["schemas"]["UpdateHumeCredentialDTO"] | components["schemas"]["UpdateTavusCredentialDTO"] | components["schemas"]["UpdateTogetherAICredentialDTO"] | components["schemas"]["UpdateTwilioCredentialDTO"] | components["schemas"]["UpdateVonageCredentialDTO"] | components["schemas"]["UpdateWebhookCredentialDTO"] | components["schemas"]["UpdateCustomCredentialDTO"] | components["schemas"]["UpdateXAiCredentialDTO"] | components["schemas"]["UpdateInworldCredentialDTO"];
        CredentialWebhookDTO: {
            /** @enum {string} */
            type: "auth" | "sync" | "forward";
            /** @enum {string} */
            operation: "creation" | "override" | "refresh";
            from: string;
            connectionId: string;
            /** @enum {string} */
            authMode: "OAUTH2" | "API_KEY" | "BASIC";
            providerConfigKey: string;
            provider: string;
            environment: string;
            success: boolean;
            endUser: components["schemas"]["CredentialEndUser"];
            error?: components["schemas"]["CredentialSessionError"];
            tags?: {
                [key: string]: unknown;
            };
        };
        /** @description A key of another provider, by `provider`. */
        CredentialsUnion: components["schemas"]["CreateElevenLabsCredentialDTO"] | components["schemas"]["CreateAnthropicCredentialDTO"] | components["schemas"]["CreateAnyscaleCredentialDTO"] | components["schemas"]["CreateAssemblyAICredentialDTO"] | components["schemas"]["CreateAzureOpenAICredentialDTO"] | components["schemas"]["CreateAzureCredentialDTO"] | components["schemas"]["CreateByoSipTrunkCredentialDTO"] | components["schemas"]["CreateCartesiaCredentialDTO"] | components["schemas"]["CreateCerebrasCredentialDTO"] | components["schemas"]["CreateCloudflareCredentialDTO"] | components["schemas"]["CreateCustomLLMCredentialDTO"] | components["schemas"]["CreateDeepgramCredentialDTO"] | components["schemas"]["CreateDeepInfraCredentialDTO"] | components["schemas"]["CreateDeepSeekCredentialDTO"] | components["schemas"]["CreateGcpCredentialDTO"] | components["schemas"]["CreateGladiaCredentialDTO"] | components["schemas"]["CreateGoHighLevelCredentialDTO"] | components["schemas"]["CreateGoogleCredentialDTO"] | components["schemas"]["CreateGroqCredentialDTO"] | components["schemas"]["CreateInflectionAICredentialDTO"] | components["schemas"]["CreateLangfuseCredentialDTO"] | components["schemas"]["CreateLmntCredentialDTO"] | components["schemas"]["CreateMakeCredentialDTO"] | components["schemas"]["CreateOpenAICredentialDTO"] | components["schemas"]["CreateOpenRouterCredentialDTO"] | components["schemas"]["CreatePerplexityAICredentialDTO"] | components["schemas"]["CreatePlayHTCredentialDTO"] | components["schemas"]["CreateRimeAICredentialDTO"] | components["schemas"]["CreateRunpodCredentialDTO"] | components["schemas"]["CreateS3CredentialDTO"] | components["schemas"]["CreateSupabaseCredentialDTO"] | components["schemas"]["CreateSmallestAICredentialDTO"] | components["schemas"]["CreateTavusCredentialDTO"] | components["schemas"]["CreateTogetherAICredentialDTO"] | components["schemas"]["CreateTwilioCredentialDTO"] | components["schemas"]["CreateVonageCredentialDTO"] | components["schemas"]["CreateWebhookCredentialDTO"] | components["schemas"]["CreateCustomCredentialDTO"] | components["schemas"]["CreateXAiCredentialDTO"] | components["schemas"]["CreateNeuphonicCredentialDTO"] | components["schemas"]["CreateHumeCredentialDTO"] | components["schemas"]["CreateMistralCredentialDTO"] | components["schemas"]["CreateSpeechmaticsCredentialDTO"] | components["schemas"]["CreateGoogleCalendarOAuth2ClientCredentialDTO"] | components["schemas"]["CreateGoogleCalendarOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateGoogleSheetsOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateSlackOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateGoHighLevelMCPCredentialDTO"] | components["schemas"]["CreateInworldCredentialDTO"] | components["schemas"]["CreateMinimaxCredentialDTO"] | components["schemas"]["CreateAnthropicBedrockCredentialDTO"] | components["schemas"]["CreateS3CompatibleCredentialDTO"] | components["schemas"]["CreateSonioxCredentialDTO"] | components["schemas"]["CreateMicrosoftCredentialDTO"] | components["schemas"]["CreateWellSaidCredentialDTO"] | components["schemas"]["CreateEmailCredentialDTO"] | components["schemas"]["CreateSlackWebhookCredentialDTO"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            name?: string;
        };
        CustomCredential: {
            /** @constant */
            provider: "custom-credential";
            authenticationPlan: components["schemas"]["AuthenticationPlanUnion"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            authenticationSession: components["schemas"]["Oauth2AuthenticationSession"];
            name?: string;
            encryptionPlan?: components["schemas"]["PublicKeyEncryptionPlan"];
        };
        CustomEndpointingModelSmartEndpointingPlan: {
            provider: ("vapi" | "livekit" | "custom-endpointing-model") | (string & {});
            server?: components["schemas"]["Server"];
        };
        CustomKnowledgeBase: {
            /** @constant */
            provider: "custom-knowledge-base";
            server: components["schemas"]["Server"];
            id: string;
            orgId: string;
        };
        CustomLLMCredential: {
            /** @constant */
            provider: "custom-llm";
            apiKey: string;
            authenticationPlan?: components["schemas"]["OAuth2AuthenticationPlan"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            authenticationSession?: components["schemas"]["Oauth2AuthenticationSession"];
            name?: string;
        };
        CustomLLMModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "custom-llm";
            /**
             * @description How the call's metadata goes to your model server.
             * @enum {string}
             */
            metadataSendMode?: "off" | "variable" | "destructured";
            headers?: {
                [key: string]: string;
            };
            url: string;
            /** @description In seconds. */
            timeoutSeconds?: number;
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
            wordLevelConfidenceEnabled?: boolean;
        };
        CustomMessage: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "custom-message";
            content?: string;
        };
        CustomTranscriber: {
            /** @constant */
            provider: "custom-transcriber";
            server: components["schemas"]["Server"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        CustomVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "custom-voice";
            chunkPlan?: components["schemas"]["ChunkPlan"];
            server: components["schemas"]["Server"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            voiceId?: string;
        };
        CustomerCustomEndpointingRule: {
            /** @constant */
            type: "customer";
            regex: string;
            regexOptions?: components["schemas"]["RegexOption"][];
            /** @description In seconds. */
            timeoutSeconds: number;
        };
        CustomerSpeechTimeoutOptions: {
            /** @description In seconds. */
            timeoutSeconds: number;
            /** @description How many times the hook runs in a call. */
            triggerMaxCount?: number;
            /**
             * @description Whether the count starts again once the customer speaks.
             * @enum {string}
             */
            triggerResetMode?: "onUserSpeech" | "never";
        };
        DeepInfraCredential: {
            /** @constant */
            provider: "deepinfra";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        DeepInfraModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "deepinfra";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        DeepSeekCredential: {
            /** @constant */
            provider: "deep-seek";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        DeepSeekModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: ("deepseek-chat" | "deepseek-reasoner") | (string & {});
            /** @constant */
            provider: "deep-seek";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        DeepgramCredential: {
            /** @constant */
            provider: "deepgram";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            apiUrl?: string;
        };
        DeepgramTranscriber: {
            /** @constant */
            provider: "deepgram";
            model?: components["schemas"]["FallbackDeepgramTranscriberModelUnion"];
            language?: components["schemas"]["FallbackDeepgramTranscriberLanguageEnum"];
            smartFormat?: boolean;
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            numerals?: boolean;
            /** @description Words recognised with less confidence than this are dropped. */
            confidenceThreshold?: number;
            keywords?: string[];
            /** @description Terms to expect. */
            keyterm?: string[];
            /** @description Silence that ends an utterance, in milliseconds. */
            endpointing?: number;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
            profanityFilter?: boolean;
            redaction?: ("pci" | "pii" | "phi" | "numbers")[];
            eotThreshold?: number;
            eotTimeoutMs?: number;
            languages?: string[];
        };
        DeepgramVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "deepgram";
            voiceId: components["schemas"]["VoiceIdEnum"];
            model?: ("aura" | "aura-2") | (string & {});
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        DeleteCallDTO: {
            ids?: string[];
        };
        DeveloperMessage: {
            /**
             * @default developer
             * @constant
             */
            role: "developer";
            content: string;
            name?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        DialPlanEntry: {
            phoneNumberId: string;
            customers: components["schemas"]["CreateCustomerDTO"][];
        };
        DtmfTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "dtmf";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
            /** @default false */
            sipInfoDtmfEnabled?: boolean;
        };
        /** @description A way from one node of a workflow to another. */
        Edge: {
            condition?: components["schemas"]["AIEdgeCondition"];
            from: string;
            to: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        ElevenLabsCredential: {
            /** @constant */
            provider: "11labs";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            apiUrl?: ("https://api.elevenlabs.io" | "https://api.eu.residency.elevenlabs.io" | null) | (string & {});
        };
        ElevenLabsPronunciationDictionary: {
            pronunciationDictionaryId: string;
            dictionaryName: string;
            createdBy: string;
            creationTimeUnix: number;
            versionId: string;
            versionRulesNum: number;
            permissionOnResource?: ("admin" | "editor" | "viewer") | (string & {});
            description?: string;
        };
        ElevenLabsPronunciationDictionaryLocator: {
            pronunciationDictionaryId: string;
            versionId?: string;
        };
        ElevenLabsTranscriber: {
            /** @constant */
            provider: "11labs";
            model?: ("scribe_v1" | "scribe_v2" | "scribe_v2_realtime") | (string & {});
            language?: components["schemas"]["LanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
            silenceThresholdSeconds?: number;
            confidenceThreshold?: number;
            minSpeechDurationMs?: number;
            minSilenceDurationMs?: number;
        };
        ElevenLabsVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "11labs";
            voiceId: components["schemas"]["VoiceIdUnion"];
            /** @description Higher is steadier, lower more lively. */
            stability?: number;
            /** @description How closely to follow the original voice. */
            similarityBoost?: number;
            style?: number;
            useSpeakerBoost?: boolean;
            speed?: number;
            /** @description From 0 (best quality) to 4 (fastest). */
            optimizeStreamingLatency?: number;
            enableSsmlParsing?: boolean;
            autoMode?: boolean;
            model?: components["schemas"]["ElevenLabsVoiceModelEnum"];
            language?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            pronunciationDictionaryLocators?: components["schemas"]["ElevenLabsPronunciationDictionaryLocator"][];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        ElevenLabsVoiceModelEnum: ("eleven_multilingual_v2" | "eleven_turbo_v2" | "eleven_turbo_v2_5" | "eleven_flash_v2" | "eleven_flash_v2_5" | "eleven_monolingual_v1" | "eleven_v3") | (string & {});
        /** @enum {string} */
        EmotionEnum: "female_happy" | "female_sad" | "female_angry" | "female_fearful" | "female_disgust" | "female_surprised" | "male_happy" | "male_sad" | "male_angry" | "male_fearful" | "male_disgust" | "male_surprised";
        EndCallTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "endCall";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        EndedReasonCondition: {
            /** @constant */
            type: "endedReason";
            /** @enum {string} */
            operator: "oneOf" | "notOneOf";
            values: string[];
        };
        /** @description Why a call ended. Those that begin with `pipeline-error` or `call.in-progress.error` are failures. */
        EndedReasonEnum: ("call-start-error-neither-assistant-nor-server-set" | "assistant-request-failed" | "assistant-request-returned-error" | "assistant-request-returned-unspeakable-error" | "assistant-request-returned-invalid-assistant" | "assistant-request-returned-no-assistant" | "assistant-request-returned-forwarding-phone-number" | "scheduled-call-deleted" | "call.start.error-vapifault-get-org" | "call.start.error-vapifault-get-subscription" | "call.start.error-get-assistant" | "call.start.error-get-phone-number" | "call.start.error-get-customer" | "call.start.error-get-resources-validation" | "call.start.error-vapi-number-international" | "call.start.error-vapi-number-outbound-daily-limit" | "call.start.error-get-transport" | "call.start.error-subscription-wallet-does-not-exist" | "call.start.error-subscription-frozen" | "call.start.error-subscription-insufficient-credits" | "call.start.error-subscription-upgrade-failed" | "call.start.error-subscription-concurrency-limit-reached" | "assistant-not-valid" | "assistant-not-found" | "pipeline-error-openai-voice-failed" | "pipeline-error-cartesia-voice-failed" | "pipeline-error-deepgram-voice-failed" | "pipeline-error-eleven-labs-voice-failed" | "pipeline-error-playht-voice-failed" | "pipeline-error-lmnt-voice-failed" | "pipeline-error-azure-voice-failed" | "pipeline-error-rime-ai-voice-failed" | "pipeline-error-smallest-ai-voice-failed" | "pipeline-error-neuphonic-voice-failed" | "pipeline-error-hume-voice-failed" | "pipeline-error-sesame-voice-failed" | "pipeline-error-inworld-voice-failed" | "pipeline-error-minimax-voice-failed" | "pipeline-error-tavus-video-failed" | "call.in-progress.error-vapifault-openai-voice-failed" | "call.in-progress.error-vapifault-cartesia-voice-failed" | "call.in-progress.error-vapifault-deepgram-voice-failed" | "call.in-progress.error-vapifault-eleven-labs-voice-failed" | "call.in-progress.error-vapifault-playht-voice-failed" | "call.in-progress.error-vapifault-lmnt-voice-failed" | "call.in-progress.error-vapifault-azure-voice-failed" | "call.in-progress.error-vapifault-rime-ai-voice-failed" | "call.in-progress.error-vapifault-smallest-ai-voice-failed" | "call.in-progress.error-vapifault-neuphonic-voice-failed" | "call.in-progress.error-vapifault-hume-voice-failed" | "call.in-progress.error-vapifault-sesame-voice-failed" | "call.in-progress.error-vapifault-inworld-voice-failed" | "call.in-progress.error-vapifault-minimax-voice-failed" | "call.in-progress.error-vapifault-tavus-video-failed" | "pipeline-error-vapi-llm-failed" | "pipeline-error-vapi-400-bad-request-validation-failed" | "pipeline-error-vapi-401-unauthorized" | "pipeline-error-vapi-403-model-access-denied" | "pipeline-error-vapi-429-exceeded-quota" | "pipeline-error-vapi-500-server-error" | "pipeline-error-vapi-503-server-overloaded-error" | "call.in-progress.error-providerfault-vapi-llm-failed" | "call.in-progress.error-vapifault-vapi-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-vapi-401-unauthorized" | "call.in-progress.error-vapifault-vapi-403-model-access-denied" | "call.in-progress.error-vapifault-vapi-429-exceeded-quota" | "call.in-progress.error-providerfault-vapi-500-server-error" | "call.in-progress.error-providerfault-vapi-503-server-overloaded-error" | "pipeline-error-deepgram-transcriber-failed" | "call.in-progress.error-vapifault-deepgram-transcriber-failed" | "pipeline-error-gladia-transcriber-failed" | "call.in-progress.error-vapifault-gladia-transcriber-failed" | "pipeline-error-speechmatics-transcriber-failed" | "call.in-progress.error-vapifault-speechmatics-transcriber-failed" | "pipeline-error-assembly-ai-transcriber-failed" | "pipeline-error-assembly-ai-returning-400-insufficent-funds" | "pipeline-error-assembly-ai-returning-400-paid-only-feature" | "pipeline-error-assembly-ai-returning-401-invalid-credentials" | "pipeline-error-assembly-ai-returning-500-invalid-schema" | "pipeline-error-assembly-ai-returning-500-word-boost-parsing-failed" | "call.in-progress.error-vapifault-assembly-ai-transcriber-failed" | "call.in-progress.error-vapifault-assembly-ai-returning-400-insufficent-funds" | "call.in-progress.error-vapifault-assembly-ai-returning-400-paid-only-feature" | "call.in-progress.error-vapifault-assembly-ai-returning-401-invalid-credentials" | "call.in-progress.error-vapifault-assembly-ai-returning-500-invalid-schema" | "call.in-progress.error-vapifault-assembly-ai-returning-500-word-boost-parsing-failed" | "pipeline-error-talkscriber-transcriber-failed" | "call.in-progress.error-vapifault-talkscriber-transcriber-failed" | "pipeline-error-azure-speech-transcriber-failed" | "call.in-progress.error-vapifault-azure-speech-transcriber-failed" | "call.in-progress.error-pipeline-no-available-llm-model" | "worker-shutdown" | "vonage-disconnected" | "vonage-failed-to-connect-call" | "vonage-completed" | "phone-call-provider-bypass-enabled-but-no-call-received" | "call.in-progress.error-providerfault-transport-never-connected" | "call.in-progress.error-vapifault-worker-not-available" | "call.in-progress.error-vapifault-transport-never-connected" | "call.in-progress.error-vapifault-transport-connected-but-call-not-active" | "call.in-progress.error-vapifault-call-started-but-connection-to-transport-missing" | "call.in-progress.error-vapifault-worker-died" | "call.in-progress.twilio-completed-call" | "call.in-progress.sip-completed-call" | "call.in-progress.error-providerfault-openai-llm-failed" | "call.in-progress.error-providerfault-azure-openai-llm-failed" | "call.in-progress.error-providerfault-groq-llm-failed" | "call.in-progress.error-providerfault-google-llm-failed" | "call.in-progress.error-providerfault-xai-llm-failed" | "call.in-progress.error-providerfault-mistral-llm-failed" | "call.in-progress.error-providerfault-inflection-ai-llm-failed" | "call.in-progress.error-providerfault-cerebras-llm-failed" | "call.in-progress.error-providerfault-deep-seek-llm-failed" | "call.in-progress.error-vapifault-chat-pipeline-failed-to-start" | "pipeline-error-openai-400-bad-request-validation-failed" | "pipeline-error-openai-401-unauthorized" | "pipeline-error-openai-401-incorrect-api-key" | "pipeline-error-openai-401-account-not-in-organization" | "pipeline-error-openai-403-model-access-denied" | "pipeline-error-openai-429-exceeded-quota" | "pipeline-error-openai-429-rate-limit-reached" | "pipeline-error-openai-500-server-error" | "pipeline-error-openai-503-server-overloaded-error" | "pipeline-error-openai-llm-failed" | "call.in-progress.error-vapifault-openai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-openai-401-unauthorized" | "call.in-progress.error-vapifault-openai-401-incorrect-api-key" | "call.in-progress.error-vapifault-openai-401-account-not-in-organization" | "call.in-progress.error-vapifault-openai-403-model-access-denied" | "call.in-progress.error-vapifault-openai-429-exceeded-quota" | "call.in-progress.error-vapifault-openai-429-rate-limit-reached" | "call.in-progress.error-providerfault-openai-500-server-error" | "call.in-progress.error-providerfault-openai-503-server-overloaded-error" | "pipeline-error-azure-openai-400-bad-request-validation-failed" | "pipeline-error-azure-openai-401-unauthorized" | "pipeline-error-azure-openai-403-model-access-denied" | "pipeline-error-azure-openai-429-exceeded-quota" | "pipeline-error-azure-openai-500-server-error" | "pipeline-error-azure-openai-503-server-overloaded-error" | "pipeline-error-azure-openai-llm-failed" | "call.in-progress.error-vapifault-azure-openai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-azure-openai-401-unauthorized" | "call.in-progress.error-vapifault-azure-openai-403-model-access-denied" | "call.in-progress.error-vapifault-azure-openai-429-exceeded-quota" | "call.in-progress.error-providerfault-azure-openai-500-server-error" | "call.in-progress.error-providerfault-azure-openai-503-server-overloaded-error" | "pipeline-error-google-400-bad-request-validation-failed" | "pipeline-error-google-401-unauthorized" | "pipeline-error-google-403-model-access-denied" | "pipeline-error-google-429-exceeded-quota" | "pipeline-error-google-500-server-error" | "pipeline-error-google-503-server-overloaded-error" | "pipeline-error-google-llm-failed" | "call.in-progress.error-vapifault-google-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-google-401-unauthorized" | "call.in-progress.error-vapifault-google-403-model-access-denied" | "call.in-progress.error-vapifault-google-429-exceeded-quota" | "call.in-progress.error-providerfault-google-500-server-error" | "call.in-progress.error-providerfault-google-503-server-overloaded-error" | "pipeline-error-xai-400-bad-request-validation-failed" | "pipeline-error-xai-401-unauthorized" | "pipeline-error-xai-403-model-access-denied" | "pipeline-error-xai-429-exceeded-quota" | "pipeline-error-xai-500-server-error" | "pipeline-error-xai-503-server-overloaded-error" | "pipeline-error-xai-llm-failed" | "call.in-progress.error-vapifault-xai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-xai-401-unauthorized" | "call.in-progress.error-vapifault-xai-403-model-access-denied" | "call.in-progress.error-vapifault-xai-429-exceeded-quota" | "call.in-progress.error-providerfault-xai-500-server-error" | "call.in-progress.error-providerfault-xai-503-server-overloaded-error" | "pipeline-error-mistral-400-bad-request-validation-failed" | "pipeline-error-mistral-401-unauthorized" | "pipeline-error-mistral-403-model-access-denied" | "pipeline-error-mistral-429-exceeded-quota" | "pipeline-error-mistral-500-server-error" | "pipeline-error-mistral-503-server-overloaded-error" | "pipeline-error-mistral-llm-failed" | "call.in-progress.error-vapifault-mistral-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-mistral-401-unauthorized" | "call.in-progress.error-vapifault-mistral-403-model-access-denied" | "call.in-progress.error-vapifault-mistral-429-exceeded-quota" | "call.in-progress.error-providerfault-mistral-500-server-error" | "call.in-progress.error-providerfault-mistral-503-server-overloaded-error" | "pipeline-error-inflection-ai-400-bad-request-validation-failed" | "pipeline-error-inflection-ai-401-unauthorized" | "pipeline-error-inflection-ai-403-model-access-denied" | "pipeline-error-inflection-ai-429-exceeded-quota" | "pipeline-error-inflection-ai-500-server-error" | "pipeline-error-inflection-ai-503-server-overloaded-error" | "pipeline-error-inflection-ai-llm-failed" | "call.in-progress.error-vapifault-inflection-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-inflection-ai-401-unauthorized" | "call.in-progress.error-vapifault-inflection-ai-403-model-access-denied" | "call.in-progress.error-vapifault-inflection-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-inflection-ai-500-server-error" | "call.in-progress.error-providerfault-inflection-ai-503-server-overloaded-error" | "pipeline-error-deep-seek-400-bad-request-validation-failed" | "pipeline-error-deep-seek-401-unauthorized" | "pipeline-error-deep-seek-403-model-access-denied" | "pipeline-error-deep-seek-429-exceeded-quota" | "pipeline-error-deep-seek-500-server-error" | "pipeline-error-deep-seek-503-server-overloaded-error" | "pipeline-error-deep-seek-llm-failed" | "call.in-progress.error-vapifault-deep-seek-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-deep-seek-401-unauthorized" | "call.in-progress.error-vapifault-deep-seek-403-model-access-denied" | "call.in-progress.error-vapifault-deep-seek-429-exceeded-quota" | "call.in-progress.error-providerfault-deep-seek-500-server-error" | "call.in-progress.error-providerfault-deep-seek-503-server-overloaded-error" | "pipeline-error-groq-400-bad-request-validation-failed" | "pipeline-error-groq-401-unauthorized" | "pipeline-error-groq-403-model-access-denied" | "pipeline-error-groq-429-exceeded-quota" | "pipeline-error-groq-500-server-error" | "pipeline-error-groq-503-server-overloaded-error" | "pipeline-error-groq-llm-failed" | "call.in-progress.error-vapifault-groq-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-groq-401-unauthorized" | "call.in-progress.error-vapifault-groq-403-model-access-denied" | "call.in-progress.error-vapifault-groq-429-exceeded-quota" | "call.in-progress.error-providerfault-groq-500-server-error" | "call.in-progress.error-providerfault-groq-503-server-overloaded-error" | "pipeline-error-cerebras-400-bad-request-validation-failed" | "pipeline-error-cerebras-401-unauthorized" | "pipeline-error-cerebras-403-model-access-denied" | "pipeline-error-cerebras-429-exceeded-quota" | "pipeline-error-cerebras-500-server-error" | "pipeline-error-cerebras-503-server-overloaded-error" | "pipeline-error-cerebras-llm-failed" | "call.in-progress.error-vapifault-cerebras-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-cerebras-401-unauthorized" | "call.in-progress.error-vapifault-cerebras-403-model-access-denied" | "call.in-progress.error-vapifault-cerebras-429-exceeded-quota" | "call.in-progress.error-providerfault-cerebras-500-server-error" | "call.in-progress.error-providerfault-cerebras-503-server-overloaded-error" | "pipeline-error-anthropic-400-bad-request-validation-failed" | "pipeline-error-anthropic-401-unauthorized" | "pipeline-error-anthropic-403-model-access-denied" | "pipeline-error-anthropic-429-exceeded-quota" | "pipeline-error-anthropic-500-server-error" | "pipeline-error-anthropic-503-server-overloaded-error" | "pipeline-error-anthropic-llm-failed" | "call.in-progress.error-providerfault-anthropic-llm-failed" | "call.in-progress.error-vapifault-anthropic-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-500-server-error" | "call.in-progress.error-providerfault-anthropic-503-server-overloaded-error" | "pipeline-error-anthropic-bedrock-400-bad-request-validation-failed" | "pipeline-error-anthropic-bedrock-401-unauthorized" | "pipeline-error-anthropic-bedrock-403-model-access-denied" | "pipeline-error-anthropic-bedrock-429-exceeded-quota" | "pipeline-error-anthropic-bedrock-500-server-error" | "pipeline-error-anthropic-bedrock-503-server-overloaded-error" | "pipeline-error-anthropic-bedrock-llm-failed" | "call.in-progress.error-providerfault-anthropic-bedrock-llm-failed" | "call.in-progress.error-vapifault-anthropic-bedrock-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-bedrock-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-bedrock-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-bedrock-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-bedrock-500-server-error" | "call.in-progress.error-providerfault-anthropic-bedrock-503-server-overloaded-error" | "pipeline-error-anthropic-vertex-400-bad-request-validation-failed" | "pipeline-error-anthropic-vertex-401-unauthorized" | "pipeline-error-anthropic-vertex-403-model-access-denied" | "pipeline-error-anthropic-vertex-429-exceeded-quota" | "pipeline-error-anthropic-vertex-500-server-error" | "pipeline-error-anthropic-vertex-503-server-overloaded-error" | "pipeline-error-anthropic-vertex-llm-failed" | "call.in-progress.error-providerfault-anthropic-vertex-llm-failed" | "call.in-progress.error-vapifault-anthropic-vertex-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-vertex-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-vertex-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-vertex-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-vertex-500-server-error" | "call.in-progress.error-providerfault-anthropic-vertex-503-server-overloaded-error" | "pipeline-error-together-ai-400-bad-request-validation-failed" | "pipeline-error-together-ai-401-unauthorized" | "pipeline-error-together-ai-403-model-access-denied" | "pipeline-error-together-ai-429-exceeded-quota" | "pipeline-error-together-ai-500-server-error" | "pipeline-error-together-ai-503-server-overloaded-error" | "pipeline-error-together-ai-llm-failed" | "call.in-progress.error-providerfault-together-ai-llm-failed" | "call.in-progress.error-vapifault-together-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-together-ai-401-unauthorized" | "call.in-progress.error-vapifault-together-ai-403-model-access-denied" | "call.in-progress.error-vapifault-together-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-together-ai-500-server-error" | "call.in-progress.error-providerfault-together-ai-503-server-overloaded-error" | "pipeline-error-anyscale-400-bad-request-validation-failed" | "pipeline-error-anyscale-401-unauthorized" | "pipeline-error-anyscale-403-model-access-denied" | "pipeline-error-anyscale-429-exceeded-quota" | "pipeline-error-anyscale-500-server-error" | "pipeline-error-anyscale-503-server-overloaded-error" | "pipeline-error-anyscale-llm-failed" | "call.in-progress.error-providerfault-anyscale-llm-failed" | "call.in-progress.error-vapifault-anyscale-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anyscale-401-unauthorized" | "call.in-progress.error-vapifault-anyscale-403-model-access-denied" | "call.in-progress.error-vapifault-anyscale-429-exceeded-quota" | "call.in-progress.error-providerfault-anyscale-500-server-error" | "call.in-progress.error-providerfault-anyscale-503-server-overloaded-error" | "pipeline-error-openrouter-400-bad-request-validation-failed" | "pipeline-error-openrouter-401-unauthorized" | "pipeline-error-openrouter-403-model-access-denied" | "pipeline-error-openrouter-429-exceeded-quota" | "pipeline-error-openrouter-500-server-error" | "pipeline-error-openrouter-503-server-overloaded-error" | "pipeline-error-openrouter-llm-failed" | "call.in-progress.error-providerfault-openrouter-llm-failed" | "call.in-progress.error-vapifault-openrouter-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-openrouter-401-unauthorized" | "call.in-progress.error-vapifault-openrouter-403-model-access-denied" | "call.in-progress.error-vapifault-openrouter-429-exceeded-quota" | "call.in-progress.error-providerfault-openrouter-500-server-error" | "call.in-progress.error-providerfault-openrouter-503-server-overloaded-error" | "pipeline-error-perplexity-ai-400-bad-request-validation-failed" | "pipeline-error-perplexity-ai-401-unauthorized" | "pipeline-error-perplexity-ai-403-model-access-denied" | "pipeline-error-perplexity-ai-429-exceeded-quota" | "pipeline-error-perplexity-ai-500-server-error" | "pipeline-error-perplexity-ai-503-server-overloaded-error" | "pipeline-error-perplexity-ai-llm-failed" | "call.in-progress.error-providerfault-perplexity-ai-llm-failed" | "call.in-progress.error-vapifault-perplexity-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-perplexity-ai-401-unauthorized" | "call.in-progress.error-vapifault-perplexity-ai-403-model-access-denied" | "call.in-progress.error-vapifault-perplexity-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-perplexity-ai-500-server-error" | "call.in-progress.error-providerfault-perplexity-ai-503-server-overloaded-error" | "pipeline-error-deepinfra-400-bad-request-validation-failed" | "pipeline-error-deepinfra-401-unauthorized" | "pipeline-error-deepinfra-403-model-access-denied" | "pipeline-error-deepinfra-429-exceeded-quota" | "pipeline-error-deepinfra-500-server-error" | "pipeline-error-deepinfra-503-server-overloaded-error" | "pipeline-error-deepinfra-llm-failed" | "call.in-progress.error-providerfault-deepinfra-llm-failed" | "call.in-progress.error-vapifault-deepinfra-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-deepinfra-401-unauthorized" | "call.in-progress.error-vapifault-deepinfra-403-model-access-denied" | "call.in-progress.error-vapifault-deepinfra-429-exceeded-quota" | "call.in-progress.error-providerfault-deepinfra-500-server-error" | "call.in-progress.error-providerfault-deepinfra-503-server-overloaded-error" | "pipeline-error-runpod-400-bad-request-validation-failed" | "pipeline-error-runpod-401-unauthorized" | "pipeline-error-runpod-403-model-access-denied" | "pipeline-error-runpod-429-exceeded-quota" | "pipeline-error-runpod-500-server-error" | "pipeline-error-runpod-503-server-overloaded-error" | "pipeline-error-runpod-llm-failed" | "call.in-progress.error-providerfault-runpod-llm-failed" | "call.in-progress.error-vapifault-runpod-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-runpod-401-unauthorized" | "call.in-progress.error-vapifault-runpod-403-model-access-denied" | "call.in-progress.error-vapifault-runpod-429-exceeded-quota" | "call.in-progress.error-providerfault-runpod-500-server-error" | "call.in-progress.error-providerfault-runpod-503-server-overloaded-error" | "pipeline-error-custom-llm-400-bad-request-validation-failed" | "pipeline-error-custom-llm-401-unauthorized" | "pipeline-error-custom-llm-403-model-access-denied" | "pipeline-error-custom-llm-429-exceeded-quota" | "pipeline-error-custom-llm-500-server-error" | "pipeline-error-custom-llm-503-server-overloaded-error" | "pipeline-error-custom-llm-llm-failed" | "call.in-progress.error-providerfault-custom-llm-llm-failed" | "call.in-progress.error-vapifault-custom-llm-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-custom-llm-401-unauthorized" | "call.in-progress.error-vapifault-custom-llm-403-model-access-denied" | "call.in-progress.error-vapifault-custom-llm-429-exceeded-quota" | "call.in-progress.error-providerfault-custom-llm-500-server-error" | "call.in-progress.error-providerfault-custom-llm-503-server-overloaded-error" | "pipeline-error-custom-voice-failed" | "pipeline-error-cartesia-socket-hang-up" | "pipeline-error-cartesia-requested-payment" | "pipeline-error-cartesia-500-server-error" | "pipeline-error-cartesia-502-server-error" | "pipeline-error-cartesia-503-server-error" | "pipeline-error-cartesia-522-server-error" | "call.in-progress.error-vapifault-cartesia-socket-hang-up" | "call.in-progress.error-vapifault-cartesia-requested-payment" | "call.in-progress.error-providerfault-cartesia-500-server-error" | "call.in-progress.error-providerfault-cartesia-503-server-error" | "call.in-progress.error-providerfault-cartesia-522-server-error" | "pipeline-error-eleven-labs-voice-not-found" | "pipeline-error-eleven-labs-quota-exceeded" | "pipeline-error-eleven-labs-unauthorized-access" | "pipeline-error-eleven-labs-unauthorized-to-access-model" | "pipeline-error-eleven-labs-professional-voices-only-for-creator-plus" | "pipeline-error-eleven-labs-blocked-free-plan-and-requested-upgrade" | "pipeline-error-eleven-labs-blocked-concurrent-requests-and-requested-upgrade" | "pipeline-error-eleven-labs-blocked-using-instant-voice-clone-and-requested-upgrade" | "pipeline-error-eleven-labs-system-busy-and-requested-upgrade" | "pipeline-error-eleven-labs-voice-not-fine-tuned" | "pipeline-error-eleven-labs-invalid-api-key" | "pipeline-error-eleven-labs-invalid-voice-samples" | "pipeline-error-eleven-labs-voice-disabled-by-owner" | "pipeline-error-eleven-labs-vapi-voice-disabled-by-owner" | "pipeline-error-eleven-labs-blocked-account-in-probation" | "pipeline-error-eleven-labs-blocked-content-against-their-policy" | "pipeline-error-eleven-labs-missing-samples-for-voice-clone" | "pipeline-error-eleven-labs-voice-not-fine-tuned-and-cannot-be-used" | "pipeline-error-eleven-labs-voice-not-allowed-for-free-users" | "pipeline-error-eleven-labs-max-character-limit-exceeded" | "pipeline-error-eleven-labs-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification" | "pipeline-error-eleven-labs-500-server-error" | "pipeline-error-eleven-labs-503-server-error" | "call.in-progress.error-vapifault-eleven-labs-voice-not-found" | "call.in-progress.error-vapifault-eleven-labs-quota-exceeded" | "call.in-progress.error-vapifault-eleven-labs-unauthorized-access" | "call.in-progress.error-vapifault-eleven-labs-unauthorized-to-access-model" | "call.in-progress.error-vapifault-eleven-labs-professional-voices-only-for-creator-plus" | "call.in-progress.error-vapifault-eleven-labs-blocked-free-plan-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-blocked-concurrent-requests-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-blocked-using-instant-voice-clone-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-system-busy-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-voice-not-fine-tuned" | "call.in-progress.error-vapifault-eleven-labs-invalid-api-key" | "call.in-progress.error-vapifault-eleven-labs-invalid-voice-samples" | "call.in-progress.error-vapifault-eleven-labs-voice-disabled-by-owner" | "call.in-progress.error-vapifault-eleven-labs-blocked-account-in-probation" | "call.in-progress.error-vapifault-eleven-labs-blocked-content-against-their-policy" | "call.in-progress.error-vapifault-eleven-labs-missing-samples-for-voice-clone" | "call.in-progress.error-vapifault-eleven-labs-voice-not-fine-tuned-and-cannot-be-used" | "call.in-progress.error-vapifault-eleven-labs-voice-not-allowed-for-free-users" | "call.in-progress.error-vapifault-eleven-labs-max-character-limit-exceeded" | "call.in-progress.error-vapifault-eleven-labs-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification" | "call.in-progress.error-providerfault-eleven-labs-500-server-error" | "call.in-progress.error-providerfault-eleven-labs-503-server-error" | "pipeline-error-playht-request-timed-out" | "pipeline-error-playht-invalid-voice" | "pipeline-error-playht-unexpected-error" | "pipeline-error-playht-out-of-credits" | "pipeline-error-playht-invalid-emotion" | "pipeline-error-playht-voice-must-be-a-valid-voice-manifest-uri" | "pipeline-error-playht-401-unauthorized" | "pipeline-error-playht-403-forbidden-out-of-characters" | "pipeline-error-playht-403-forbidden-api-access-not-available" | "pipeline-error-playht-429-exceeded-quota" | "pipeline-error-playht-502-gateway-error" | "pipeline-error-playht-504-gateway-error" | "call.in-progress.error-vapifault-playht-request-timed-out" | "call.in-progress.error-vapifault-playht-invalid-voice" | "call.in-progress.error-vapifault-playht-unexpected-error" | "call.in-progress.error-vapifault-playht-out-of-credits" | "call.in-progress.error-vapifault-playht-invalid-emotion" | "call.in-progress.error-vapifault-playht-voice-must-be-a-valid-voice-manifest-uri" | "call.in-progress.error-vapifault-playht-401-unauthorized" | "call.in-progress.error-vapifault-playht-403-forbidden-out-of-characters" | "call.in-progress.error-vapifault-playht-403-forbidden-api-access-not-available" | "call.in-progress.error-vapifault-playht-429-exceeded-quota" | "call.in-progress.error-providerfault-playht-502-gateway-error" | "call.in-progress.error-providerfault-playht-504-gateway-error" | "pipeline-error-custom-transcriber-failed" | "call.in-progress.error-vapifault-custom-transcriber-failed" | "pipeline-error-eleven-labs-transcriber-failed" | "call.in-progress.error-vapifault-eleven-labs-transcriber-failed" | "pipeline-error-deepgram-returning-400-no-such-model-language-tier-combination" | "pipeline-error-deepgram-returning-401-invalid-credentials" | "pipeline-error-deepgram-returning-403-model-access-denied" | "pipeline-error-deepgram-returning-404-not-found" | "pipeline-error-deepgram-returning-500-invalid-json" | "pipeline-error-deepgram-returning-502-network-error" | "pipeline-error-deepgram-returning-502-bad-gateway-ehostunreach" | "pipeline-error-deepgram-returning-econnreset" | "call.in-progress.error-vapifault-deepgram-returning-400-no-such-model-language-tier-combination" | "call.in-progress.error-vapifault-deepgram-returning-401-invalid-credentials" | "call.in-progress.error-vapifault-deepgram-returning-404-not-found" | "call.in-progress.error-vapifault-deepgram-returning-403-model-access-denied" | "call.in-progress.error-providerfault-deepgram-returning-500-invalid-json" | "call.in-progress.error-providerfault-deepgram-returning-502-network-error" | "call.in-progress.error-providerfault-deepgram-returning-502-bad-gateway-ehostunreach" | "pipeline-error-google-transcriber-failed" | "call.in-progress.error-vapifault-google-transcriber-failed" | "pipeline-error-openai-transcriber-failed" | "call.in-progress.error-vapifault-openai-transcriber-failed" | "call.in-progress.error-warm-transfer-max-duration" | "call.in-progress.error-warm-transfer-assistant-cancelled" | "call.in-progress.error-warm-transfer-silence-timeout" | "call.in-progress.error-warm-transfer-microphone-timeout" | "assistant-ended-call" | "assistant-said-end-call-phrase" | "assistant-ended-call-with-hangup-task" | "assistant-ended-call-after-message-spoken" | "assistant-forwarded-call" | "assistant-join-timed-out" | "call.in-progress.error-assistant-did-not-receive-customer-audio" | "call.in-progress.error-transfer-failed" | "customer-busy" | "customer-ended-call" | "customer-ended-call-after-warm-transfer-attempt" | "customer-did-not-answer" | "customer-did-not-give-microphone-permission" | "exceeded-max-duration" | "manually-canceled" | "phone-call-provider-closed-websocket" | "call.forwarding.operator-busy" | "silence-timed-out" | "call.in-progress.error-sip-inbound-call-failed-to-connect" | "call.in-progress.error-providerfault-outbound-sip-403-forbidden" | "call.in-progress.error-providerfault-outbound-sip-407-proxy-authentication-required" | "call.in-progress.error-providerfault-outbound-sip-503-service-unavailable" | "call.in-progress.error-providerfault-outbound-sip-480-temporarily-unavailable" | "call.in-progress.error-sip-outbound-call-failed-to-connect" | "call.ringing.hook-executed-say" | "call.ringing.hook-executed-transfer" | "call.ending.hook-executed-say" | "call.ending.hook-executed-transfer" | "call.ringing.sip-inbound-caller-hungup-before-call-connect" | "call.ringing.error-sip-inbound-call-failed-to-connect" | "twilio-failed-to-connect-call" | "twilio-reported-customer-misdialed" | "vonage-rejected" | "voicemail" | "call.start.error-fraud-check-failed" | "call.start.error-enterprise-feature-not-available-recording-consent" | "call.start.assistant-version-error-validation" | "call.start.error-vapifault-database-error" | "pipeline-error-vapi-voice-failed" | "pipeline-error-wellsaid-voice-failed" | "pipeline-error-xai-voice-failed" | "pipeline-error-microsoft-voice-failed" | "pipeline-error-microsoft-voice-request-canceled" | "call.in-progress.error-vapifault-vapi-voice-failed" | "call.in-progress.error-vapifault-wellsaid-voice-failed" | "call.in-progress.error-vapifault-xai-voice-failed" | "call.in-progress.error-vapifault-microsoft-voice-failed" | "call.in-progress.error-vapifault-vapi-llm-failed" | "pipeline-error-vapi-transcriber-failed" | "call.in-progress.error-vapifault-vapi-transcriber-failed" | "call.in-progress.error-providerfault-vapi-transcriber-failed" | "call.in-progress.error-providerfault-vapi-voice-failed" | "pipeline-error-deepgram-transcriber-api-key-missing" | "pipeline-error-soniox-transcriber-auth-failed" | "pipeline-error-soniox-transcriber-rate-limited" | "pipeline-error-soniox-transcriber-invalid-config" | "pipeline-error-soniox-transcriber-server-error" | "pipeline-error-soniox-transcriber-failed" | "call.in-progress.error-vapifault-soniox-transcriber-auth-failed" | "call.in-progress.error-vapifault-soniox-transcriber-rate-limited" | "call.in-progress.error-vapifault-soniox-transcriber-invalid-config" | "call.in-progress.error-vapifault-soniox-transcriber-server-error" | "call.in-progress.error-vapifault-soniox-transcriber-failed" | "pipeline-error-xai-transcriber-auth-failed" | "pipeline-error-xai-transcriber-rate-limited" | "pipeline-error-xai-transcriber-invalid-config" | "pipeline-error-xai-transcriber-server-error" | "pipeline-error-xai-transcriber-failed" | "call.in-progress.error-vapifault-xai-transcriber-auth-failed" | "call.in-progress.error-vapifault-xai-transcriber-rate-limited" | "call.in-progress.error-vapifault-xai-transcriber-invalid-config" | "call.in-progress.error-vapifault-xai-transcriber-server-error" | "call.in-progress.error-vapifault-xai-transcriber-failed" | "pipeline-error-cartesia-transcriber-failed" | "call.in-progress.error-vapifault-cartesia-transcriber-failed" | "call.in-progress.error-providerfault-minimax-llm-failed" | "call.in-progress.error-providerfault-baseten-llm-failed" | "pipeline-error-baseten-400-bad-request-validation-failed" | "pipeline-error-baseten-401-unauthorized" | "pipeline-error-baseten-403-model-access-denied" | "pipeline-error-baseten-429-exceeded-quota" | "pipeline-error-baseten-500-server-error" | "pipeline-error-baseten-503-server-overloaded-error" | "pipeline-error-baseten-llm-failed" | "call.in-progress.error-vapifault-baseten-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-baseten-401-unauthorized" | "call.in-progress.error-vapifault-baseten-403-model-access-denied" | "call.in-progress.error-vapifault-baseten-429-exceeded-quota" | "call.in-progress.error-providerfault-baseten-500-server-error" | "call.in-progress.error-providerfault-baseten-503-server-overloaded-error" | "pipeline-error-minimax-400-bad-request-validation-failed" | "pipeline-error-minimax-401-unauthorized" | "pipeline-error-minimax-403-model-access-denied" | "pipeline-error-minimax-429-exceeded-quota" | "pipeline-error-minimax-500-server-error" | "pipeline-error-minimax-503-server-overloaded-error" | "pipeline-error-minimax-llm-failed" | "call.in-progress.error-vapifault-minimax-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-minimax-401-unauthorized" | "call.in-progress.error-vapifault-minimax-403-model-access-denied" | "call.in-progress.error-vapifault-minimax-429-exceeded-quota" | "call.in-progress.error-providerfault-minimax-500-server-error" | "call.in-progress.error-providerfault-minimax-503-server-overloaded-error" | "call.in-progress.error-pipeline-ws-model-connection-failed" | "call.in-progress.error-providerfault-eleven-labs-system-busy-and-requested-upgrade" | "customer-ended-call-before-warm-transfer" | "customer-ended-call-during-transfer" | "call.forwarding.no-answer" | "call.in-progress.error-providerfault-outbound-sip-408-request-timeout" | "call-deleted") | (string & {});
        /** @description Why a request failed. */
        ErrorBody: {
            /** @description The HTTP status again. */
            statusCode?: number;
            /** @description A sentence, or one for each field that was refused. */
            message?: (string & {}) | string[];
            /** @description Name of the status. */
            error?: string;
        } & {
            [key: string]: unknown;
        };
        Eval: {
            messages: components["schemas"]["CreateEvalDTOMessagesUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            description?: string;
            /** @constant */
            type: "chat.mockConversation";
        };
        EvalAnthropicModel: {
            /** @constant */
            provider: "anthropic";
            model: components["schemas"]["WorkflowAnthropicModelModelEnum"];
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            temperature?: number;
            maxTokens?: number;
            messages: {
                [key: string]: unknown;
            }[];
        };
        EvalCustomModel: {
            /** @constant */
            provider: "custom-llm";
            url: string;
            headers?: {
                [key: string]: unknown;
            };
            timeoutSeconds?: number;
            model: string;
            temperature?: number;
            maxTokens?: number;
            messages: {
                [key: string]: unknown;
            }[];
        };
        EvalGoogleModel: {
            /** @constant */
            provider: "google";
            model: components["schemas"]["WorkflowGoogleModelModelEnum"];
            temperature?: number;
            maxTokens?: number;
            messages: {
                [key: string]: unknown;
            }[];
        };
        EvalOpenAIModel: {
            /** @constant */
            provider: "openai";
            model: components["schemas"]["WorkflowOpenAIModelModelEnum"];
            temperature?: number;
            maxTokens?: number;
            messages: {
                [key: string]: unknown;
            }[];
        };
        EvalPaginatedResponse: {
            results: components["schemas"]["Eval"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        EvalRun: {
            status: ("running" | "ended" | "queued") | (string & {});
            endedReason: ("mockConversation.done" | "error" | "timeout" | "cancelled" | "aborted") | (string & {});
            eval?: components["schemas"]["CreateEvalDTO"];
            target: components["schemas"]["EvalRunTargetAssistant"] | components["schemas"]["EvalRunTargetSquad"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                assistantOverrides?: components["schemas"]["AssistantOverrides"];
            };
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string;
            endedMessage?: string;
            results: components["schemas"]["EvalRunResult"][];
            cost: number;
            costs: {
                [key: string]: unknown;
            }[];
            /** @constant */
            type: "eval";
            evalId?: string;
        };
        EvalRunPaginatedResponse: {
            results: components["schemas"]["EvalRun"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        EvalRunResult: {
            status: ("pass" | "fail") | (string & {});
            messages: (components["schemas"]["ChatEvalUserMessageMock"] | components["schemas"]["ChatEvalSystemMessageMock"] | components["schemas"]["ChatEvalToolResponseMessageMock"] | components["schemas"]["ChatEvalAssistantMessageMock"] | {
                /** Format: x-unrecognized */
                role: Unrecognized;
            })[];
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string;
        };
        EvalRunTargetAssistant: {
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            /** @constant */
            type: "assistant";
            assistantId?: string;
        };
        EvalRunTargetSquad: {
            squad?: components["schemas"]["CreateSquadDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            /** @constant */
            type: "squad";
            squadId?: string;
        };
        EvaluationPlanItem: {
            /** Format: uuid */
            structuredOutputId?: string;
            structuredOutput?: components["schemas"]["CreateStructuredOutputDTO"];
            path?: string;
            comparator: components["schemas"]["EvaluationPlanItemComparatorEnum"];
            value: number | (string & {}) | boolean;
            /** @default true */
            required?: boolean;
        };
        EvaluationPlanItemComparatorEnum: ("=" | "!=" | ">" | "<" | ">=" | "<=") | (string & {});
        EventsTableBooleanCondition: {
            column: string;
            /** @constant */
            operator: "=";
            value: boolean;
        };
        EventsTableNumberCondition: {
            column: string;
            operator: components["schemas"]["EvaluationPlanItemComparatorEnum"];
            value: number;
        };
        EventsTableStringCondition: {
            column: string;
            /** @enum {string} */
            operator: "=" | "!=" | "contains" | "notContains";
            value: string;
        };
        /** @description Text replaced where it stands exactly so. */
        ExactReplacement: {
            /** @constant */
            type: "exact";
            /** @default false */
            replaceAllEnabled?: boolean;
            key: string;
            value: string;
        };
        FallbackAssemblyAITranscriber: {
            /** @constant */
            provider: "assembly-ai";
            language?: ("multi" | "en") | (string & {});
            /** @description Words recognised with less confidence than this are dropped. */
            confidenceThreshold?: number;
            formatTurns?: boolean;
            endOfTurnConfidenceThreshold?: number;
            minEndOfTurnSilenceWhenConfident?: number;
            /** @deprecated */
            wordFinalizationMaxWaitTime?: number;
            maxTurnSilence?: number;
            realtimeUrl?: string;
            /** @description Words to expect. */
            wordBoost?: string[];
            endUtteranceSilenceThreshold?: number;
            disablePartialTranscripts?: boolean;
            vadAssistedEndpointingEnabled?: boolean;
            /** @enum {string} */
            mode?: "max_accuracy" | "min_latency" | "balanced";
            prompt?: string;
            agentContext?: string;
            languageCodes?: components["schemas"]["AssemblyAITranscriberLanguageCodesEnum"][];
            speechModel?: ("universal-streaming-english" | "universal-streaming-multilingual" | "universal-3-5-pro") | (string & {});
            keytermsPrompt?: string[];
        };
        FallbackAzureSpeechTranscriber: {
            /** @constant */
            provider: "azure";
            language?: components["schemas"]["FallbackAzureSpeechTranscriberLanguageEnum"];
            /** @enum {string} */
            segmentationStrategy?: "Default" | "Time" | "Semantic";
            segmentationSilenceTimeoutMs?: number;
            segmentationMaximumTimeMs?: number;
        };
        FallbackAzureSpeechTranscriberLanguageEnum: ("af-ZA" | "am-ET" | "ar-AE" | "ar-BH" | "ar-DZ" | "ar-EG" | "ar-IL" | "ar-IQ" | "ar-JO" | "ar-KW" | "ar-LB" | "ar-LY" | "ar-MA" | "ar-OM" | "ar-PS" | "ar-QA" | "ar-SA" | "ar-SY" | "ar-TN" | "ar-YE" | "az-AZ" | "bg-BG" | "bn-IN" | "bs-BA" | "ca-ES" | "cs-CZ" | "cy-GB" | "da-DK" | "de-AT" | "de-CH" | "de-DE" | "el-GR" | "en-AU" | "en-CA" | "en-GB" | "en-GH" | "en-HK" | "en-IE" | "en-IN" | "en-KE" | "en-NG" | "en-NZ" | "en-PH" | "en-SG" | "en-TZ" | "en-US" | "en-ZA" | "es-AR" | "es-BO" | "es-CL" | "es-CO" | "es-CR" | "es-CU" | "es-DO" | "es-EC" | "es-ES" | "es-GQ" | "es-GT" | "es-HN" | "es-MX" | "es-NI" | "es-PA" | "es-PE" | "es-PR" | "es-PY" | "es-SV" | "es-US" | "es-UY" | "es-VE" | "et-EE" | "eu-ES" | "fa-IR" | "fi-FI" | "fil-PH" | "fr-BE" | "fr-CA" | "fr-CH" | "fr-FR" | "ga-IE" | "gl-ES" | "gu-IN" | "he-IL" | "hi-IN" | "hr-HR" | "hu-HU" | "hy-AM" | "id-ID" | "is-IS" | "it-CH" | "it-IT" | "ja-JP" | "jv-ID" | "ka-GE" | "kk-KZ" | "km-KH" | "kn-IN" | "ko-KR" | "lo-LA" | "lt-LT" | "lv-LV" | "mk-MK" | "ml-IN" | "mn-MN" | "mr-IN" | "ms-MY" | "mt-MT" | "my-MM" | "nb-NO" | "ne-NP" | "nl-BE" | "nl-NL" | "pa-IN" | "pl-PL" | "ps-AF" | "pt-BR" | "pt-PT" | "ro-RO" | "ru-RU" | "si-LK" | "sk-SK" | "sl-SI" | "so-SO" | "sq-AL" | "sr-RS" | "sv-SE" | "sw-KE" | "sw-TZ" | "ta-IN" | "te-IN" | "th-TH" | "tr-TR" | "uk-UA" | "ur-IN" | "uz-UZ" | "vi-VN" | "wuu-CN" | "yue-CN" | "zh-CN" | "zh-CN-shandong" | "zh-CN-sichuan" | "zh-HK" | "zh-TW" | "zu-ZA") | (string & {});
        FallbackAzureVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "azure";
            voiceId: ("andrew" | "brian" | "emma") | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackCartesiaTranscriber: {
            /** @constant */
            provider: "cartesia";
            model?: ("ink-whisper" | "ink-2") | (string & {});
            language?: components["schemas"]["LanguageEnum"];
        };
        FallbackCartesiaVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "cartesia";
            voiceId: string;
            model?: components["schemas"]["CartesiaVoiceModelEnum"];
            language?: components["schemas"]["CartesiaVoiceLanguageEnum"];
            experimentalControls?: components["schemas"]["CartesiaExperimentalControls"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            generationConfig?: components["schemas"]["CartesiaGenerationConfig"];
            pronunciationDictId?: string;
        };
        FallbackCustomTranscriber: {
            /** @constant */
            provider: "custom-transcriber";
            server: components["schemas"]["Server"];
        };
        FallbackCustomVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "custom-voice";
            server: components["schemas"]["Server"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            voiceId?: string;
        };
        FallbackDeepgramTranscriber: {
            /** @constant */
            provider: "deepgram";
            model?: components["schemas"]["FallbackDeepgramTranscriberModelUnion"];
            language?: components["schemas"]["FallbackDeepgramTranscriberLanguageEnum"];
            smartFormat?: boolean;
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            numerals?: boolean;
            /** @description Words recognised with less confidence than this are dropped. */
            confidenceThreshold?: number;
            keywords?: string[];
            /** @description Terms to expect. */
            keyterm?: string[];
            /** @description Silence that ends an utterance, in milliseconds. */
            endpointing?: number;
            profanityFilter?: boolean;
            redaction?: ("pci" | "pii" | "phi" | "numbers")[];
            eotThreshold?: number;
            eotTimeoutMs?: number;
            languages?: string[];
        };
        FallbackDeepgramTranscriberLanguageEnum: ("ar" | "az" | "ba" | "bg" | "br" | "ca" | "cs" | "da" | "da-DK" | "de" | "de-CH" | "el" | "en" | "en-AU" | "en-CA" | "en-GB" | "en-IE" | "en-IN" | "en-NZ" | "en-US" | "es" | "es-419" | "es-LATAM" | "et" | "eu" | "fi" | "fr" | "fr-CA" | "ha" | "haw" | "he" | "hi" | "hi-Latn" | "hu" | "id" | "is" | "it" | "ja" | "jw" | "kn" | "ko" | "ko-KR" | "ln" | "lt" | "lv" | "mk" | "ms" | "multi" | "nl" | "nl-BE" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sl" | "sn" | "so" | "sr" | "su" | "sv" | "sv-SE" | "ta" | "taq" | "th" | "th-TH" | "tr" | "tt" | "uk" | "ur" | "vi" | "yo" | "zh" | "zh-CN" | "zh-HK" | "zh-Hans" | "zh-Hant" | "zh-TW" | "be" | "bn" | "bs" | "fa" | "hr" | "mr" | "pt-PT" | "te" | "tl") | (string & {});
        /** @enum {string} */
        FallbackDeepgramTranscriberModelEnum: "nova-3" | "nova-3-general" | "nova-3-medical" | "nova-2" | "nova-2-general" | "nova-2-meeting" | "nova-2-phonecall" | "nova-2-finance" | "nova-2-conversationalai" | "nova-2-voicemail" | "nova-2-video" | "nova-2-medical" | "nova-2-drivethru" | "nova-2-automotive" | "nova" | "nova-general" | "nova-phonecall" | "nova-medical" | "enhanced" | "enhanced-general" | "enhanced-meeting" | "enhanced-phonecall" | "enhanced-finance" | "base" | "base-general" | "base-meeting" | "base-phonecall" | "base-finance" | "base-conversationalai" | "base-voicemail" | "base-video" | "whisper" | "flux-general-en" | "flux-general-multi";
        FallbackDeepgramTranscriberModelUnion: components["schemas"]["FallbackDeepgramTranscriberModelEnum"] | (string & {});
        FallbackDeepgramVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "deepgram";
            voiceId: components["schemas"]["VoiceIdEnum"];
            model?: ("aura" | "aura-2") | (string & {});
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackDestinationUnion: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            message?: (string & {}) | components["schemas"]["CustomMessage"];
            transferPlan?: components["schemas"]["TransferPlan"];
            description?: string;
        };
        FallbackElevenLabsTranscriber: {
            /** @constant */
            provider: "11labs";
            model?: ("scribe_v1" | "scribe_v2" | "scribe_v2_realtime") | (string & {});
            language?: components["schemas"]["LanguageEnum"];
            silenceThresholdSeconds?: number;
            confidenceThreshold?: number;
            minSpeechDurationMs?: number;
            minSilenceDurationMs?: number;
        };
        FallbackElevenLabsVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "11labs";
            voiceId: components["schemas"]["VoiceIdUnion"];
            /** @description Higher is steadier, lower more lively. */
            stability?: number;
            /** @description How closely to follow the original voice. */
            similarityBoost?: number;
            style?: number;
            useSpeakerBoost?: boolean;
            speed?: number;
            /** @description From 0 (best quality) to 4 (fastest). */
            optimizeStreamingLatency?: number;
            enableSsmlParsing?: boolean;
            autoMode?: boolean;
            model?: components["schemas"]["ElevenLabsVoiceModelEnum"];
            language?: string;
            pronunciationDictionaryLocators?: components["schemas"]["ElevenLabsPronunciationDictionaryLocator"][];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackGladiaTranscriber: {
            /** @constant */
            provider: "gladia";
            model?: ("fast" | "accurate" | "solaria-1") | (string & {});
            /** @enum {string} */
            languageBehaviour?: "manual" | "automatic single language" | "automatic multiple languages";
            language?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"];
            languages?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"][];
            transcriptionHint?: string;
            prosody?: boolean;
            audioEnhancer?: boolean;
            /** @description Words recognised with less confidence than this are dropped. */
            confidenceThreshold?: number;
            /** @description Silence that ends an utterance, in milliseconds. */
            endpointing?: number;
            /** @description How clear speech must be. */
            speechThreshold?: number;
            customVocabularyEnabled?: boolean;
            customVocabularyConfig?: components["schemas"]["GladiaCustomVocabularyConfigDTO"];
            region?: ("us-west" | "eu-west") | (string & {});
            receivePartialTranscripts?: boolean;
        };
        FallbackGladiaTranscriberLanguageEnum: ("af" | "sq" | "am" | "ar" | "hy" | "as" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fo" | "fi" | "fr" | "gl" | "ka" | "de" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "jv" | "kn" | "kk" | "km" | "ko" | "lo" | "la" | "lv" | "ln" | "lt" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "my" | "ne" | "no" | "nn" | "oc" | "ps" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "es" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "ur" | "uz" | "vi" | "cy" | "yi" | "yo") | (string & {});
        FallbackGoogleTranscriber: {
            /** @constant */
            provider: "google";
            model?: components["schemas"]["ModelEnum"];
            language?: components["schemas"]["FallbackGoogleTranscriberLanguageEnum"];
        };
        FallbackGoogleTranscriberLanguageEnum: ("Multilingual" | "Arabic" | "Bengali" | "Bulgarian" | "Chinese" | "Croatian" | "Czech" | "Danish" | "Dutch" | "English" | "Estonian" | "Finnish" | "French" | "German" | "Greek" | "Hebrew" | "Hindi" | "Hungarian" | "Indonesian" | "Italian" | "Japanese" | "Korean" | "Latvian" | "Lithuanian" | "Norwegian" | "Polish" | "Portuguese" | "Romanian" | "Russian" | "Serbian" | "Slovak" | "Slovenian" | "Spanish" | "Swahili" | "Swedish" | "Thai" | "Turkish" | "Ukrainian" | "Vietnamese") | (string & {});
        FallbackHumeVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "hume";
            model?: ("octave" | "octave2") | (string & {});
            voiceId: string;
            isCustomHumeVoice?: boolean;
            description?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackInworldVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "inworld";
            voiceId: components["schemas"]["FallbackInworldVoiceVoiceIdEnum"];
            /** @default inworld-tts-1 */
            model?: "inworld-tts-1" | (string & {});
            /** @default en */
            languageCode?: components["schemas"]["FallbackInworldVoiceLanguageCodeEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            /** @default 1.1 */
            temperature?: number;
            /** @default 1 */
            speakingRate?: number;
        };
        FallbackInworldVoiceLanguageCodeEnum: ("en" | "zh" | "ko" | "nl" | "fr" | "es" | "ja" | "de" | "it" | "pl" | "pt" | "ru" | "hi" | "he" | "ar") | (string & {});
        FallbackInworldVoiceVoiceIdEnum: ("Alex" | "Ashley" | "Craig" | "Deborah" | "Dennis" | "Edward" | "Elizabeth" | "Hades" | "Julia" | "Pixie" | "Mark" | "Olivia" | "Priya" | "Ronald" | "Sarah" | "Shaun" | "Theodore" | "Timothy" | "Wendy" | "Dominus" | "Yichen" | "Xiaoyin" | "Xinyi" | "Jing" | "Erik" | "Katrien" | "Lennart" | "Lore" | "Alain" | "Hélène" | "Mathieu" | "Étienne" | "Johanna" | "Josef" | "Gianni" | "Orietta" | "Asuka" | "Satoshi" | "Hyunwoo" | "Minji" | "Seojun" | "Yoona" | "Szymon" | "Wojciech" | "Heitor" | "Maitê" | "Diego" | "Lupita" | "Miguel" | "Rafael" | "Hana" | "Clive" | "Carter" | "Blake" | "Luna" | "Svetlana" | "Elena" | "Dmitry" | "Nikolai" | "Riya" | "Manoj" | "Yael" | "Oren" | "Nour" | "Omar") | (string & {});
        FallbackLMNTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "lmnt";
            voiceId: components["schemas"]["FallbackLMNTVoiceVoiceIdUnion"];
            speed?: number;
            language?: components["schemas"]["FallbackLMNTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackLMNTVoiceLanguageEnum: components["schemas"]["LanguageEnum"] | "auto";
        /** @enum {string} */
        FallbackLMNTVoiceVoiceIdEnum: "amy" | "ansel" | "autumn" | "ava" | "brandon" | "caleb" | "cassian" | "chloe" | "dalton" | "daniel" | "dustin" | "elowen" | "evander" | "huxley" | "james" | "juniper" | "kennedy" | "lauren" | "leah" | "lily" | "lucas" | "magnus" | "miles" | "morgan" | "natalie" | "nathan" | "noah" | "nyssa" | "oliver" | "paige" | "ryan" | "sadie" | "sophie" | "stella" | "terrence" | "tyler" | "vesper" | "violet" | "warrick" | "zain" | "zeke" | "zoe";
        FallbackLMNTVoiceVoiceIdUnion: components["schemas"]["FallbackLMNTVoiceVoiceIdEnum"] | (string & {});
        FallbackMicrosoftVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "microsoft";
            voiceId: components["schemas"]["FallbackMicrosoftVoiceVoiceIdEnum"];
            style?: components["schemas"]["FallbackMicrosoftVoiceStyleEnum"];
            /** @default 1 */
            styleDegree?: number;
            role?: components["schemas"]["FallbackMicrosoftVoiceRoleEnum"];
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackMicrosoftVoiceRoleEnum: "Girl" | "Boy" | "YoungAdultFemale" | "YoungAdultMale" | "OlderAdultFemale" | "OlderAdultMale" | "SeniorFemale" | "SeniorMale";
        /** @enum {string} */
        FallbackMicrosoftVoiceStyleEnum: "adventurous" | "angry" | "caring" | "cheerful" | "confused" | "curious" | "determined" | "disappointed" | "disgusted" | "embarrassed" | "empathy" | "encouraging" | "excited" | "fearful" | "friendly" | "happy" | "hopeful" | "jealous" | "joyful" | "nostalgic" | "reflective" | "regretful" | "relieved" | "sad" | "serious" | "shouting" | "softvoice" | "surprised" | "whispering";
        FallbackMicrosoftVoiceVoiceIdEnum: ("de-DE-Klaus:MAI-Voice-2" | "de-DE-Mia:MAI-Voice-2" | "en-AU-Lisa:MAI-Voice-2" | "en-US-Ethan:MAI-Voice-2" | "en-US-Grant:MAI-Voice-2" | "en-US-Harper:MAI-Voice-2" | "en-US-Iris:MAI-Voice-2" | "en-US-Jasper:MAI-Voice-2" | "en-US-Olivia:MAI-Voice-2" | "es-ES-Marta:MAI-Voice-2" | "es-MX-Alejo:MAI-Voice-2" | "es-MX-Valeria:MAI-Voice-2" | "fr-FR-Marc:MAI-Voice-2" | "fr-FR-Soleil:MAI-Voice-2" | "hi-IN-Arjun:MAI-Voice-2" | "hi-IN-Dhruv:MAI-Voice-2" | "hi-IN-Kavya:MAI-Voice-2" | "hi-IN-Priya:MAI-Voice-2" | "hu-HU-Bence:MAI-Voice-2" | "hu-HU-Levente:MAI-Voice-2" | "hu-HU-Lilla:MAI-Voice-2" | "hu-HU-Réka:MAI-Voice-2" | "it-IT-Luca:MAI-Voice-2" | "it-IT-Rosa:MAI-Voice-2" | "ko-KR-Hana:MAI-Voice-2" | "ko-KR-Junho:MAI-Voice-2" | "nl-NL-Fleur:MAI-Voice-2" | "nl-NL-Sander:MAI-Voice-2" | "pt-BR-Caio:MAI-Voice-2" | "pt-BR-Luana:MAI-Voice-2" | "pt-BR-Pedro:MAI-Voice-2" | "pt-BR-Rafael:MAI-Voice-2" | "pt-PT-Rui:MAI-Voice-2" | "ro-RO-Andrei:MAI-Voice-2" | "ro-RO-Elena:MAI-Voice-2" | "ro-RO-Ioana:MAI-Voice-2" | "ro-RO-Radu:MAI-Voice-2" | "ru-RU-Lev:MAI-Voice-2" | "ru-RU-Masha:MAI-Voice-2" | "th-TH-Krit:MAI-Voice-2" | "th-TH-Nattapong:MAI-Voice-2" | "tr-TR-Aydin:MAI-Voice-2" | "tr-TR-Elif:MAI-Voice-2" | "zh-CN-Bo:MAI-Voice-2" | "zh-CN-Lan:MAI-Voice-2" | "zh-CN-Mei:MAI-Voice-2") | (string & {});
        FallbackNeuphonicVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "neuphonic";
            voiceId: string;
            model?: ("neu_hq" | "neu_fast") | (string & {});
            language: (string & {}) | {
                [key: string]: unknown;
            };
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackOpenAITranscriber: {
            /** @constant */
            provider: "openai";
            model: ("gpt-4o-transcribe" | "gpt-4o-mini-transcribe") | (string & {});
            language?: components["schemas"]["FallbackOpenAITranscriberLanguageEnum"];
        };
        FallbackOpenAITranscriberLanguageEnum: ("af" | "ar" | "hy" | "az" | "be" | "bs" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "kn" | "kk" | "ko" | "lv" | "lt" | "mk" | "ms" | "mr" | "mi" | "ne" | "no" | "fa" | "pl" | "pt" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "tl" | "ta" | "th" | "tr" | "uk" | "ur" | "vi" | "cy") | (string & {});
        FallbackOpenAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "openai";
            voiceId: components["schemas"]["FallbackOpenAIVoiceVoiceIdEnum"] | (string & {});
            model?: ("tts-1" | "tts-1-hd" | "gpt-4o-mini-tts") | (string & {});
            instructions?: string;
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackOpenAIVoiceVoiceIdEnum: "alloy" | "echo" | "fable" | "onyx" | "nova" | "shimmer" | "marin" | "cedar";
        /** @description Voices to try, in order, when the first one fails. */
        FallbackPlan: {
            voices: (components["schemas"]["FallbackAzureVoice"] | components["schemas"]["FallbackCartesiaVoice"] | components["schemas"]["FallbackHumeVoice"] | components["schemas"]["FallbackCustomVoice"] | components["schemas"]["FallbackDeepgramVoice"] | components["schemas"]["FallbackElevenLabsVoice"] | components["schemas"]["FallbackVapiVoice"] | components["schemas"]["FallbackLMNTVoice"] | components["schemas"]["FallbackOpenAIVoice"] | components["schemas"]["FallbackPlayHTVoice"] | components["schemas"]["FallbackRimeAIVoice"] | components["schemas"]["FallbackSmallestAIVoice"] | components["schemas"]["FallbackTavusVoice"] | components["schemas"]["FallbackNeuphonicVoice"] | components["schemas"]["FallbackSesameVoice"] | components["schemas"]["FallbackInworldVoice"] | components["schemas"]["FallbackWellSaidVoice"] | components["schemas"]["FallbackXaiVoice"] | components["schemas"]["FallbackMicrosoftVoice"] | {
                /** Format: x-unrecognized */
                provider: Unrecognized;
                chunkPlan?: components["schemas"]["ChunkPlan"];
            })[];
        };
        FallbackPlayHTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "playht";
            voiceId: components["schemas"]["FallbackPlayHTVoiceVoiceIdEnum"] | (string & {});
            speed?: number;
            /** @description Randomness of the model. */
            temperature?: number;
            emotion?: components["schemas"]["EmotionEnum"];
            voiceGuidance?: number;
            styleGuidance?: number;
            textGuidance?: number;
            model?: ("PlayHT2.0" | "PlayHT2.0-turbo" | "Play3.0-mini" | "PlayDialog") | (string & {});
            language?: components["schemas"]["FallbackPlayHTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackPlayHTVoiceLanguageEnum: ("afrikaans" | "albanian" | "amharic" | "arabic" | "bengali" | "bulgarian" | "catalan" | "croatian" | "czech" | "danish" | "dutch" | "english" | "french" | "galician" | "german" | "greek" | "hebrew" | "hindi" | "hungarian" | "indonesian" | "italian" | "japanese" | "korean" | "malay" | "mandarin" | "polish" | "portuguese" | "russian" | "serbian" | "spanish" | "swedish" | "tagalog" | "thai" | "turkish" | "ukrainian" | "urdu" | "xhosa") | (string & {});
        /** @enum {string} */
        FallbackPlayHTVoiceVoiceIdEnum: "jennifer" | "melissa" | "will" | "chris" | "matt" | "jack" | "ruby" | "davis" | "donna" | "michael";
        FallbackRimeAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "rime-ai";
            voiceId: components["schemas"]["FallbackRimeAIVoiceVoiceIdUnion"];
            model?: ("arcana" | "mistv2" | "mist") | (string & {});
            speed?: number;
            /** @description Whether numbers in angle brackets are pauses in milliseconds. */
            pauseBetweenBrackets?: boolean;
            /** @description Whether text in braces is read as phonemes. */
            phonemizeBetweenBrackets?: boolean;
            reduceLatency?: boolean;
            inlineSpeedAlpha?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            language?: components["schemas"]["FallbackRimeAIVoiceLanguageEnum"];
        };
        FallbackRimeAIVoiceLanguageEnum: ("en" | "es" | "de" | "fr" | "ar" | "hi" | "ja" | "he" | "pt" | "ta" | "si") | (string & {});
        /** @enum {string} */
        FallbackRimeAIVoiceVoiceIdEnum: "amber" | "colin" | "eva" | "hank" | "helen" | "joy" | "maya" | "nicholas" | "tyler" | "marsh" | "creek" | "glacier" | "alpine" | "cove" | "lagoon" | "tundra" | "moraine" | "wildflower" | "peak" | "luna" | "celeste" | "orion" | "astra" | "esther" | "estelle" | "andromeda" | "moon" | "breeze" | "cedar" | "summit" | "thunder" | "eucalyptus" | "mesa_extra" | "talon" | "marlu" | "falcon" | "lyra" | "lintel" | "oculus" | "vespera" | "transom" | "bond" | "arcade" | "atrium" | "cupola" | "fern" | "sirius" | "masonry" | "albion" | "parapet";
        FallbackRimeAIVoiceVoiceIdUnion: components["schemas"]["FallbackRimeAIVoiceVoiceIdEnum"] | (string & {});
        FallbackSesameVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "sesame";
            voiceId: string;
            model: "csm-1b" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackSmallestAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "smallest-ai";
            voiceId: components["schemas"]["FallbackSmallestAIVoiceVoiceIdUnion"];
            model?: "lightning" | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackSmallestAIVoiceVoiceIdEnum: "emily" | "jasmine" | "arman" | "james" | "mithali" | "aravind" | "raj" | "diya" | "raman" | "ananya" | "isha" | "william" | "aarav" | "monika" | "niharika" | "deepika" | "raghav" | "kajal" | "radhika" | "mansi" | "nisha" | "saurabh" | "pooja" | "saina" | "sanya";
        FallbackSmallestAIVoiceVoiceIdUnion: components["schemas"]["FallbackSmallestAIVoiceVoiceIdEnum"] | (string & {});
        FallbackSonioxTranscriber: {
            /** @constant */
            provider: "soniox";
            model?: ("stt-rt-v4" | "stt-rt-v5") | (string & {});
            language?: components["schemas"]["LanguageEnum"];
            languages?: components["schemas"]["LanguageEnum"][];
            languageHintsStrict?: boolean;
            maxEndpointDelayMs?: number;
            customVocabulary?: string[];
            contextGeneral?: components["schemas"]["SonioxContextGeneralItem"][];
        };
        FallbackSpeechmaticsTranscriber: {
            /** @constant */
            provider: "speechmatics";
            model?: "default" | (string & {});
            language?: components["schemas"]["FallbackSpeechmaticsTranscriberLanguageEnum"];
            /**
             * @default enhanced
             * @enum {string}
             */
            operatingPoint?: "standard" | "enhanced";
            /** @default eu */
            region?: ("eu" | "us") | (string & {});
            /** @default false */
            enableDiarization?: boolean;
            /** @default 3000 */
            maxDelay?: number;
            customVocabulary: components["schemas"]["SpeechmaticsCustomVocabularyItem"][];
            /**
             * @default written
             * @enum {string}
             */
            numeralStyle?: "written" | "spoken";
            /** @default 0.5 */
            endOfTurnSensitivity?: number;
            /** @default false */
            removeDisfluencies?: boolean;
            /** @default 0 */
            minimumSpeechDuration?: number;
        };
        FallbackSpeechmaticsTranscriberLanguageEnum: ("auto" | "ar" | "ba" | "eu" | "be" | "bn" | "bg" | "yue" | "ca" | "hr" | "cs" | "da" | "nl" | "en" | "eo" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "he" | "hi" | "hu" | "id" | "ia" | "ga" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "mt" | "cmn" | "mr" | "mn" | "no" | "fa" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "th" | "tr" | "uk" | "ur" | "ug" | "vi" | "cy" | "ar_en" | "en_ms" | "cmn_en" | "en_es" | "tl" | "en_ta") | (string & {});
        FallbackTalkscriberTranscriber: {
            /** @constant */
            provider: "talkscriber";
            model?: "whisper" | (string & {});
            language?: components["schemas"]["FallbackTalkscriberTranscriberLanguageEnum"];
        };
        FallbackTalkscriberTranscriberLanguageEnum: ("en" | "zh" | "de" | "es" | "ru" | "ko" | "fr" | "ja" | "pt" | "tr" | "pl" | "ca" | "nl" | "ar" | "sv" | "it" | "id" | "hi" | "fi" | "vi" | "he" | "uk" | "el" | "ms" | "cs" | "ro" | "da" | "hu" | "ta" | "no" | "th" | "ur" | "hr" | "bg" | "lt" | "la" | "mi" | "ml" | "cy" | "sk" | "te" | "fa" | "lv" | "bn" | "sr" | "az" | "sl" | "kn" | "et" | "mk" | "br" | "eu" | "is" | "hy" | "ne" | "mn" | "bs" | "kk" | "sq" | "sw" | "gl" | "mr" | "pa" | "si" | "km" | "sn" | "yo" | "so" | "af" | "oc" | "ka" | "be" | "tg" | "sd" | "gu" | "am" | "yi" | "lo" | "uz" | "fo" | "ht" | "ps" | "tk" | "nn" | "mt" | "sa" | "lb" | "my" | "bo" | "tl" | "mg" | "as" | "tt" | "haw" | "ln" | "ha" | "ba" | "jw" | "su" | "yue") | (string & {});
        FallbackTavusVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "tavus";
            voiceId: "r52da2535a" | (string & {});
            personaId?: string;
            callbackUrl?: string;
            conversationName?: string;
            conversationalContext?: string;
            customGreeting?: string;
            properties?: components["schemas"]["TavusConversationProperties"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @description Transcribers to try, in order, when the first one fails. */
        FallbackTranscriberPlan: {
            transcribers?: (components["schemas"]["FallbackAssemblyAITranscriber"] | components["schemas"]["FallbackAzureSpeechTranscriber"] | components["schemas"]["FallbackCustomTranscriber"] | components["schemas"]["FallbackDeepgramTranscriber"] | components["schemas"]["FallbackElevenLabsTranscriber"] | components["schemas"]["FallbackGladiaTranscriber"] | components["schemas"]["FallbackGoogleTranscriber"] | components["schemas"]["FallbackTalkscriberTranscriber"] | components["schemas"]["FallbackSpeechmaticsTranscriber"] | components["schemas"]["FallbackOpenAITranscriber"] | components["schemas"]["FallbackCartesiaTranscriber"] | components["schemas"]["FallbackSonioxTranscriber"] | components["schemas"]["FallbackXaiTranscriber"] | {
                /** Format: x-unrecognized */
                provider: Unrecognized;
            })[];
        };
        FallbackVapiVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "vapi";
            voiceId: string;
            /** @default 1 */
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            version?: ("1" | "2" | "latest") | (1 | 2);
            language?: components["schemas"]["FallbackVapiVoiceLanguageEnum"];
            pronunciationDictionary?: components["schemas"]["VapiPronunciationDictionaryLocator"][];
        };
        FallbackVapiVoiceLanguageEnum: ("en-US" | "en-GB" | "en-AU" | "en-CA" | "ja" | "zh" | "de" | "hi" | "fr-FR" | "fr-CA" | "ko" | "pt-BR" | "pt-PT" | "it" | "es-ES" | "es-MX" | "id" | "nl" | "tr" | "fil" | "pl" | "sv" | "bg" | "ro" | "ar-SA" | "ar-AE" | "cs" | "el" | "fi" | "hr" | "ms" | "sk" | "da" | "ta" | "uk" | "ru" | "hu" | "no" | "vi" | "auto" | "en" | "ar" | "ar-EG" | "bn" | "es" | "fr" | "gu" | "he" | "ka" | "kn" | "ml" | "mr" | "pa" | "pt" | "te" | "th" | "tl") | (string & {});
        FallbackWellSaidVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "wellsaid";
            voiceId: string;
            model?: ("caruso" | "legacy") | (string & {});
            enableSsml?: boolean;
            libraryIds?: string[];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackXaiTranscriber: {
            /** @constant */
            provider: "xai";
            model?: "default" | (string & {});
            language?: components["schemas"]["FallbackXaiTranscriberLanguageEnum"];
        };
        FallbackXaiTranscriberLanguageEnum: ("ar" | "cs" | "da" | "nl" | "en" | "fil" | "fr" | "de" | "hi" | "id" | "it" | "ja" | "ko" | "mk" | "ms" | "fa" | "pl" | "pt" | "ro" | "ru" | "es" | "sv" | "th" | "tr" | "vi") | (string & {});
        FallbackXaiVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "xai";
            voiceId: ("eve" | "ara" | "rex" | "sal" | "leo") | (string & {});
            /** @default en */
            language?: components["schemas"]["FallbackXaiVoiceLanguageEnum"];
            /** @default 1.1 */
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackXaiVoiceLanguageEnum: ("auto" | "en" | "ar-EG" | "ar-SA" | "ar-AE" | "bn" | "zh" | "fr" | "de" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "pt-PT" | "ru" | "es-MX" | "es-ES" | "tr" | "vi") | (string & {});
        File: {
            /** @constant */
            object?: "file";
            status?: ("processing" | "done" | "failed") | (string & {});
            name?: string;
            originalName?: string;
            bytes?: number;
            purpose?: string;
            mimetype?: string;
            key?: string;
            path?: string;
            bucket?: string;
            url?: string;
            /** @description The text taken out of the file. */
            parsedTextUrl?: string;
            parsedTextBytes?: number;
            metadata?: {
                [key: string]: unknown;
            };
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        FilterDateTypeColumnOnCallTable: {
            /** @enum {string} */
            column: "startedAt" | "endedAt";
            operator: components["schemas"]["EvaluationPlanItemComparatorEnum"];
            value: string;
        };
        FilterNumberArrayTypeColumnOnCallTable: {
            column: components["schemas"]["FilterNumberArrayTypeColumnOnCallTableColumnEnum"];
            /** @enum {string} */
            operator: "in" | "not_in" | "is_empty" | "is_not_empty";
            value: number[];
        };
        /** @enum {string} */
        FilterNumberArrayTypeColumnOnCallTableColumnEnum: "duration" | "cost" | "averageModelLatency" | "averageVoiceLatency" | "averageTranscriberLatency" | "averageTurnLatency" | "averageEndpointingLatency";
        FilterNumberTypeColumnOnCallTable: {
            column: components["schemas"]["FilterNumberArrayTypeColumnOnCallTableColumnEnum"];
            operator: components["schemas"]["EvaluationPlanItemComparatorEnum"];
            value: number;
        };
        FilterStringArrayTypeColumnOnCallTable: {
            column: components["schemas"]["FilterStringArrayTypeColumnOnCallTableColumnEnum"];
            /** @enum {string} */
            operator: "in" | "not_in" | "is_empty" | "is_not_empty";
            value: string[];
        };
        /** @enum {string} */
        FilterStringArrayTypeColumnOnCallTableColumnEnum: "assistantId" | "workflowId" | "squadId" | "phoneNumberId" | "type" | "customerNumber" | "status" | "endedReason" | "forwardedPhoneNumber" | "campaignId";
        FilterStringTypeColumnOnCallTable: {
            column: components["schemas"]["FilterStringArrayTypeColumnOnCallTableColumnEnum"];
            /** @enum {string} */
            operator: "=" | "!=" | "contains" | "not_contains";
            value: string;
        };
        FilterStructuredOutputColumnOnCallTable: {
            /** @constant */
            column: "artifact.structuredOutputs[OutputID]";
            /** @enum {string} */
            operator: "=" | "!=" | ">" | "<" | ">=" | "<=" | "in" | "not_in" | "contains" | "not_contains" | "is_empty" | "is_not_empty";
            value: {
                [key: string]: unknown;
            };
        };
        /** @description How text is put into words that can be spoken. */
        FormatPlan: {
            enabled?: boolean;
            /** @description Numbers from here on are read digit by digit. */
            numberToDigitsCutoff?: number;
            replacements?: (components["schemas"]["ExactReplacement"] | components["schemas"]["RegexReplacement"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                value: string;
            })[];
            formattersEnabled?: ("markdown" | "asterisk" | "quote" | "dash" | "newline" | "colon" | "acronym" | "dollarAmount" | "email" | "date" | "time" | "distance" | "unit" | "percentage" | "phoneNumber" | "number" | "stripAsterisk")[];
        };
        /** @description Filtering by frequency, for what smart denoising leaves. */
        FourierDenoisingPlan: {
            /** @default false */
            enabled?: boolean;
            /** @default true */
            mediaDetectionEnabled?: boolean;
            /** @default -35 */
            staticThreshold?: number;
            /** @default -15 */
            baselineOffsetDb?: number;
            /** @default 3000 */
            windowSizeMs?: number;
            /** @default 85 */
            baselinePercentile?: number;
        };
        FunctionTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "function";
            /** @description Whether the conversation goes on without waiting for the answer. */
            async?: boolean;
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            function?: components["schemas"]["OpenAIFunction"];
            latestVersion?: string | null;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            parameters?: components["schemas"]["ToolParameter"][];
        };
        FunctionToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "function";
        };
        FunctionToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "function";
            async?: boolean;
            server?: components["schemas"]["Server"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            parameters?: components["schemas"]["ToolParameter"][];
            toolCall: components["schemas"]["ToolCall"];
            function?: components["schemas"]["OpenAIFunction"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GcpCredential: {
            /** @constant */
            provider: "gcp";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            gcpKey: components["schemas"]["GcpKey"];
            /** @description Region of the provider. */
            region?: string;
            bucketPlan?: components["schemas"]["BucketPlan"];
        };
        GcpKey: {
            type: string;
            projectId: string;
            privateKeyId: string;
            privateKey: string;
            clientEmail: string;
            clientId: string;
            authUri: string;
            tokenUri: string;
            authProviderX509CertUrl: string;
            clientX509CertUrl: string;
            universeDomain: string;
        };
        GeminiMultimodalLivePrebuiltVoiceConfig: {
            /** @enum {string} */
            voiceName: "Puck" | "Charon" | "Kore" | "Fenrir" | "Aoede";
        };
        GeminiMultimodalLiveSpeechConfig: {
            voiceConfig: components["schemas"]["GeminiMultimodalLiveVoiceConfig"];
        };
        GeminiMultimodalLiveVoiceConfig: {
            prebuiltVoiceConfig: components["schemas"]["GeminiMultimodalLivePrebuiltVoiceConfig"];
        };
        GenerateScenariosDTO: {
            assistantId?: string;
            squadId?: string;
        };
        GenerateScenariosResponse: {
            scenarios: components["schemas"]["GeneratedScenario"][];
            coverageNotes: string;
        };
        GeneratedScenario: {
            name: string;
            instructions: string;
            category: ("happy_path" | "edge_case" | "failure_mode") | (string & {});
            reasoning: string;
        };
        GhlTool: {
            latestVersion?: string | null;
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "ghl";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            metadata: components["schemas"]["GhlToolMetadata"];
        };
        GhlToolMetadata: {
            workflowId?: string;
            locationId?: string;
        };
        GhlToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "ghl";
            /** @description Id of a stored workflow. */
            workflowId?: string;
            workflowName?: string;
            webhookHookId?: string;
            webhookHookName?: string;
            locationId?: string;
        };
        GhlToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "ghl";
            toolCall: components["schemas"]["ToolCall"];
            metadata: components["schemas"]["GhlToolMetadata"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GladiaCredential: {
            /** @constant */
            provider: "gladia";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GladiaCustomVocabularyConfigDTO: {
            vocabulary: ((string & {}) | components["schemas"]["GladiaVocabularyItemDTO"])[];
            /** @default 0.5 */
            defaultIntensity?: number;
        };
        GladiaTranscriber: {
            /** @constant */
            provider: "gladia";
            model?: ("fast" | "accurate" | "solaria-1") | (string & {});
            /** @enum {string} */
            languageBehaviour?: "manual" | "automatic single language" | "automatic multiple languages";
            language?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"];
            languages?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"][];
            transcriptionHint?: string;
            prosody?: boolean;
            audioEnhancer?: boolean;
            /** @description Words recognised with less confidence than this are dropped. */
            confidenceThreshold?: number;
            /** @description Silence that ends an utterance, in milliseconds. */
            endpointing?: number;
            /** @description How clear speech must be. */
            speechThreshold?: number;
            customVocabularyEnabled?: boolean;
            customVocabularyConfig?: components["schemas"]["GladiaCustomVocabularyConfigDTO"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
            region?: ("us-west" | "eu-west") | (string & {});
            receivePartialTranscripts?: boolean;
        };
        GladiaVocabularyItemDTO: {
            value: string;
            pronunciations?: string[];
            intensity?: number;
            language?: string;
        };
        /** @description Lets a node be entered from anywhere. */
        GlobalNodePlan: {
            /** @default false */
            enabled?: boolean;
            /** @default  */
            enterCondition?: string;
        };
        GoHighLevelCalendarAvailabilityTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.calendar.availability.check";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoHighLevelCalendarAvailabilityToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "gohighlevel.calendar.availability.check";
        };
        GoHighLevelCalendarEventCreateTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.calendar.event.create";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoHighLevelCalendarEventCreateToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "gohighlevel.calendar.event.create";
        };
        GoHighLevelContactCreateTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.contact.create";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoHighLevelContactCreateToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "gohighlevel.contact.create";
        };
        GoHighLevelContactGetTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "gohighlevel.contact.get";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoHighLevelContactGetToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "gohighlevel.contact.get";
        };
        GoHighLevelCredential: {
            /** @constant */
            provider: "gohighlevel";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GoHighLevelMCPCredential: {
            /** @constant */
            provider: "ghl.oauth2-authorization";
            authenticationSession: components["schemas"]["Oauth2AuthenticationSession"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GoogleCalendarCheckAvailabilityTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.calendar.availability.check";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoogleCalendarCreateEventTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.calendar.event.create";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoogleCalendarCreateEventToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "google.calendar.event.create";
        };
        GoogleCalendarCreateEventToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.calendar.event.create";
            toolCall: components["schemas"]["ToolCall"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoogleCalendarOAuth2AuthorizationCredential: {
            /** @constant */
            provider: "google.calendar.oauth2-authorization";
            authorizationId: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GoogleCalendarOAuth2ClientCredential: {
            /** @constant */
            provider: "google.calendar.oauth2-client";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GoogleCredential: {
            /** @constant */
            provider: "google";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GoogleModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: components["schemas"]["ModelEnum"];
            /** @constant */
            provider: "google";
            realtimeConfig?: components["schemas"]["GoogleRealtimeConfig"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        GoogleRealtimeConfig: {
            topP?: number;
            topK?: number;
            presencePenalty?: number;
            frequencyPenalty?: number;
            speechConfig?: components["schemas"]["GeminiMultimodalLiveSpeechConfig"];
        };
        GoogleSheetsOAuth2AuthorizationCredential: {
            /** @constant */
            provider: "google.sheets.oauth2-authorization";
            authorizationId: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GoogleSheetsRowAppendTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "google.sheets.row.append";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        GoogleSheetsRowAppendToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "google.sheets.row.append";
        };
        GoogleTranscriber: {
            /** @constant */
            provider: "google";
            model?: components["schemas"]["ModelEnum"];
            language?: components["schemas"]["FallbackGoogleTranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        GoogleVoicemailDetectionPlan: {
            /**
             * @description Longest wait for the beep before the message is left.
             * @default 30
             */
            beepMaxAwaitSeconds?: number;
            /** @constant */
            provider: "google";
            backoffPlan?: components["schemas"]["VoicemailDetectionBackoffPlan"];
            /** @enum {string} */
            type?: "audio" | "transcript";
        };
        GroqCredential: {
            /** @constant */
            provider: "groq";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        GroqModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: ("openai/gpt-oss-20b" | "openai/gpt-oss-120b" | "deepseek-r1-distill-llama-70b" | "llama-3.3-70b-versatile" | "llama-3.1-405b-reasoning" | "llama-3.1-8b-instant" | "llama3-8b-8192" | "llama3-70b-8192" | "gemma2-9b-it" | "meta-llama/llama-4-scout-17b-16e-instruct" | "mistral-saba-24b" | "compound-beta" | "compound-beta-mini" | "moonshotai/kimi-k2-instruct-0905") | (string & {});
            /** @constant */
            provider: "groq";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        GroupCondition: {
            /** @constant */
            type: "group";
            /** @enum {string} */
            operator: "AND" | "OR";
            conditions: components["schemas"]["ConditionUnion"][];
        };
        HMACAuthenticationPlan: {
            /** @constant */
            type: "hmac";
            secretKey: string;
            /** @enum {string} */
            algorithm: "sha256" | "sha512" | "sha1";
            signatureHeader?: string;
            timestampHeader?: string;
            signaturePrefix?: string;
            includeTimestamp?: boolean;
            /** @description What is signed; `{body}` stands for the body. */
            payloadFormat?: string;
            messageIdHeader?: string;
            /** @enum {string} */
            signatureEncoding?: "hex" | "base64";
            secretIsBase64?: boolean;
        };
        /** @description An assistant that takes the conversation over. */
        HandoffDestinationAssistant: {
            /** @constant */
            type: "assistant";
            contextEngineeringPlan?: components["schemas"]["HandoffDestinationAssistantContextEngineeringPlanUnion"];
            assistantName?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            description?: string;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
        };
        HandoffDestinationAssistantContextEngineeringPlanUnion: components["schemas"]["ContextEngineeringPlanLastNMessages"] | components["schemas"]["ContextEngineeringPlanNone"] | components["schemas"]["ContextEngineeringPlanAll"] | components["schemas"]["ContextEngineeringPlanUserAndAssistantMessages"] | components["schemas"]["ContextEngineeringPlanPreviousAssistantMessages"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
        };
        /** @description A destination that your server names at the time. */
        HandoffDestinationDynamic: {
            /** @constant */
            type: "dynamic";
            server?: components["schemas"]["Server"];
            description?: string;
        };
        HandoffDestinationSquad: {
            /** @constant */
            type: "squad";
            contextEngineeringPlan?: components["schemas"]["HandoffDestinationAssistantContextEngineeringPlanUnion"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            entryAssistantName?: string;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            description?: string;
        };
        HandoffDestinationUnion: components["schemas"]["HandoffDestinationAssistant"] | components["schemas"]["HandoffDestinationDynamic"] | components["schemas"]["HandoffDestinationSquad"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            description?: string;
        };
        HandoffTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "handoff";
            destinations?: components["schemas"]["HandoffDestinationUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
            defaultResult?: string;
            function?: components["schemas"]["OpenAIFunction"];
        };
        HooksUnion: components["schemas"]["CallHookCallEnding"] | components["schemas"]["CallHookAssistantSpeechInterrupted"] | components["schemas"]["CallHookCustomerSpeechInterrupted"] | components["schemas"]["CallHookCustomerSpeechTimeout"] | components["schemas"]["SessionCreatedHook"];
        HumeCredential: {
            /** @constant */
            provider: "hume";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        HumeVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "hume";
            model?: ("octave" | "octave2") | (string & {});
            voiceId: string;
            isCustomHumeVoice?: boolean;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            description?: string;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        ImportTwilioPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @default true */
            smsEnabled?: boolean;
            /** @deprecated */
            twilioPhoneNumber: string;
            twilioAccountSid: string;
            twilioAuthToken?: string;
            twilioApiKey?: string;
            twilioApiSecret?: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        ImportVonagePhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @deprecated */
            vonagePhoneNumber: string;
            credentialId: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        InflectionAICredential: {
            /** @constant */
            provider: "inflection-ai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        InflectionAIModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: "inflection_3_pi" | (string & {});
            /** @constant */
            provider: "inflection-ai";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        Insight: {
            name?: string;
            type: ("bar" | "line" | "pie" | "text") | (string & {});
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
        };
        InsightFormula: {
            name?: string;
            formula: string;
        };
        InsightPaginatedResponse: {
            results: components["schemas"]["Insight"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        InsightRunDTO: {
            formatPlan?: components["schemas"]["InsightRunFormatPlan"];
            timeRangeOverride?: components["schemas"]["InsightTimeRangeWithStep"];
            assistantId?: string;
        };
        InsightRunFormatPlan: {
            /** @enum {string} */
            format?: "raw" | "recharts";
        };
        InsightRunResponse: {
            id: string;
            insightId: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        InsightTimeRange: {
            start?: {
                [key: string]: unknown;
            };
            end?: {
                [key: string]: unknown;
            };
            timezone?: string;
        };
        InsightTimeRangeWithStep: {
            /** @enum {string} */
            step?: "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year";
            start?: {
                [key: string]: unknown;
            };
            end?: {
                [key: string]: unknown;
            };
            timezone?: string;
        };
        InsightsCreateAnswerUnion: components["schemas"]["BarInsight"] | components["schemas"]["PieInsight"] | components["schemas"]["LineInsight"] | components["schemas"]["TextInsight"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            name?: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
        };
        InsightsCreateBodyUnion: components["schemas"]["CreateBarInsightFromCallTableDTO"] | components["schemas"]["CreatePieInsightFromCallTableDTO"] | components["schemas"]["CreateLineInsightFromCallTableDTO"] | components["schemas"]["CreateTextInsightFromCallTableDTO"];
        InviteUserDTO: {
            emails: string[];
            role: ("admin" | "editor" | "viewer") | (string & {});
            redirectTo?: string;
        };
        /** @description What an invoice shows. */
        InvoicePlan: {
            companyName?: string;
            companyAddress?: string;
            companyTaxId?: string;
            companyEmail?: string;
        };
        InworldCredential: {
            /** @constant */
            provider: "inworld";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        InworldVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "inworld";
            voiceId: components["schemas"]["FallbackInworldVoiceVoiceIdEnum"];
            /** @default inworld-tts-1 */
            model?: "inworld-tts-1" | (string & {});
            /** @default en */
            languageCode?: components["schemas"]["FallbackInworldVoiceLanguageCodeEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default 1.1 */
            temperature?: number;
            /** @default 1 */
            speakingRate?: number;
        };
        JSONQueryOnCallTableWithNumberTypeColumn: {
            /** @constant */
            type: "vapiql-json";
            /** @constant */
            table: "call";
            filters?: components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion"][];
            /** @enum {string} */
            column: "cost" | "duration" | "averageModelLatency" | "averageVoiceLatency" | "averageTranscriberLatency" | "averageTurnLatency" | "averageEndpointingLatency" | "artifact.structuredOutputs[OutputID]";
            /** @enum {string} */
            operation: "average" | "sum" | "min" | "max";
            name?: string;
        };
        JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion: components["schemas"]["FilterStringTypeColumnOnCallTable"] | components["schemas"]["FilterStringArrayTypeColumnOnCallTable"] | components["schemas"]["FilterNumberTypeColumnOnCallTable"] | components["schemas"]["FilterNumberArrayTypeColumnOnCallTable"] | components["schemas"]["FilterDateTypeColumnOnCallTable"] | components["schemas"]["FilterStructuredOutputColumnOnCallTable"];
        JSONQueryOnCallTableWithStringTypeColumn: {
            /** @constant */
            type: "vapiql-json";
            /** @constant */
            table: "call";
            filters?: components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion"][];
            /** @enum {string} */
            column: "id" | "artifact.structuredOutputs[OutputID]";
            /** @constant */
            operation: "count";
            name?: string;
        };
        JSONQueryOnCallTableWithStructuredOutputColumn: {
            /** @constant */
            type: "vapiql-json";
            /** @constant */
            table: "call";
            filters?: components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion"][];
            /** @constant */
            column: "artifact.structuredOutputs[OutputID]";
            /** @enum {string} */
            operation: "average" | "count" | "sum" | "min" | "max";
            name?: string;
        };
        JSONQueryOnEventsTable: {
            /** @constant */
            type: "vapiql-json";
            /** @constant */
            table: "events";
            /** @enum {string} */
            on: "call.started" | "call.ended" | "call.inProgress" | "call.queued" | "call.transportConnected" | "call.transportDisconnected" | "call.transportReconnected" | "call.transferInitiated" | "call.transferCompleted" | "call.transferFailed" | "call.transferCancelled" | "call.handoffInitiated" | "call.handoffCompleted" | "call.handoffFailed" | "call.assistantSwapped" | "call.assistantStarted" | "call.customerJoined" | "call.customerLeft" | "call.controlReceived" | "call.listenStarted" | "call.recordingStarted" | "call.recordingPaused" | "call.recordingResumed" | "call.voicemailDetected" | "call.voicemailNotDetected" | "call.dtmfReceived" | "call.dtmfSent" | "call.amdDetected" | "call.hookTriggered" | "call.hookSucceeded" | "call.hookFailed" | "call.statusReceived" | "call.silenceTimeout" | "call.microphoneTimeout" | "call.maxDurationReached" | "assistant.voice.requestStarted" | "assistant.voice.requestSucceeded" | "assistant.voice.requestFailed" | "assistant.voice.connectionOpened" | "assistant.voice.connectionClosed" | "assistant.voice.firstAudioReceived" | "assistant.voice.audioChunkReceived" | "assistant.voice.generationSucceeded" | "assistant.voice.generationFailed" | "assistant.voice.textPushed" | "assistant.voice.reconnecting" | "assistant.voice.cleanup" | "assistant.voice.clearing" | "assistant.voice.voiceSwitched" | "assistant.model.requestStarted" | "assistant.model.requestSucceeded" | "assistant.model.requestFailed" | "assistant.model.requestAttemptStarted" | "assistant.model.requestAttemptSucceeded" | "assistant.model.requestAttemptFailed" | "assistant.model.connectionOpened" | "assistant.model.connectionClosed" | "assistant.model.firstTokenReceived" | "assistant.model.tokenReceived" | "assistant.model.responseSucceeded" | "assistant.model.responseFailed" | "assistant.model.toolCallsReceived" | "assistant.model.reconnecting" | "assistant.model.cleanup" | "assistant.model.clearing" | "assistant.tool.started" | "assistant.tool.completed" | "assistant.tool.failed" | "assistant.tool.delayedMessageSent" | "assistant.tool.timeout" | "assistant.tool.asyncCallbackReceived" | "assistant.transcriber.requestStarted" | "assistant.transcriber.requestSucceeded" | "assistant.transcriber.requestFailed" | "assistant.transcriber.connectionOpened" | "assistant.transcriber.connectionClosed" | "assistant.transcriber.partialTranscript" | "assistant.transcriber.finalTranscript" | "assistant.transcriber.keepAlive" | "assistant.transcriber.reconnecting" | "assistant.transcriber.cleanup" | "assistant.transcriber.clearing" | "assistant.transcriber.transcriptIgnored" | "assistant.transcriber.languageSwitched" | "assistant.analysis.structuredOutputRequest" | "assistant.analysis.structuredOutputResponse" | "assistant.analysis.structuredOutputError" | "assistant.analysis.structuredOutputGenerated" | "assistant.analysis.structuredOutputSkipped" | "pipeline.turnStarted" | "pipeline.cleared" | "pipeline.botSpeechStarted" | "pipeline.botSpeechStopped" | "pipeline.userSpeechStarted" | "pipeline.userSpeechStopped" | "pipeline.endpointingTriggered" | "pipeline.firstMessageStarted" | "pipeline.firstMessageCompleted";
            /** @enum {string} */
            operation: "count" | "percentage";
            filters?: (components["schemas"]["EventsTableStringCondition"] | components["schemas"]["EventsTableNumberCondition"] | components["schemas"]["EventsTableBooleanCondition"])[];
            name?: string;
        };
        /** @description A JSON schema, as far as the platform reads it. */
        JsonSchema: {
            /** @enum {string} */
            type: "string" | "number" | "integer" | "boolean" | "array" | "object";
            items?: components["schemas"]["JsonSchema"];
            properties?: {
                [key: string]: components["schemas"]["JsonSchema"];
            };
            description?: string;
            pattern?: string;
            /** @enum {string} */
            format?: "date-time" | "time" | "date" | "duration" | "email" | "hostname" | "ipv4" | "ipv6" | "uuid";
            required?: string[];
            enum?: string[];
            title?: string;
        };
        JwtResponse: {
            accessToken: string;
            aud: {
                [key: string]: unknown;
            };
        };
        /** @description How digits pressed by the customer are collected. */
        KeypadInputPlan: {
            enabled?: boolean;
            /** @description In seconds. */
            timeoutSeconds?: number;
            /** @enum {string} */
            delimiters?: "#" | "*" | "";
        };
        KnowledgeBase: {
            name: string;
            /** @constant */
            provider: "google";
            model?: components["schemas"]["ModelEnum"];
            description: string;
            /** @description Ids of stored files. */
            fileIds: string[];
        };
        KnowledgeBaseCost: {
            /** @constant */
            type: "knowledge-base";
            model: {
                [key: string]: unknown;
            };
            promptTokens: number;
            completionTokens: number;
            cost: number;
        };
        KnowledgeBaseResponseDocument: {
            content: string;
            similarity: number;
            uuid?: string;
        };
        KnowledgeBaseTool: {
            latestVersion?: string | null;
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "knowledgeBase";
            /** Format: uuid */
            knowledgeBaseId: string | null;
            function: components["schemas"]["KnowledgeBaseToolFunction"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        KnowledgeBaseToolFunction: {
            name: string;
            /** @default false */
            strict?: boolean;
            description: string;
            parameters: components["schemas"]["OpenAIFunctionParameters"];
        };
        KnowledgeBaseUnion: components["schemas"]["TrieveKnowledgeBase"] | components["schemas"]["CustomKnowledgeBase"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            id: string;
            orgId: string;
        };
        KnowledgeBaseV2: {
            name: string;
            description?: string | null;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        KnowledgeBaseV2File: {
            id: string;
            knowledgeBaseV2Id: string;
            fileId: string;
            fileName?: string;
            mimetype?: string;
            bytes?: number;
            status: ("indexing" | "ready" | "failed") | (string & {});
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        KnowledgeBaseV2WithFiles: {
            name: string;
            description?: string | null;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            files: components["schemas"]["KnowledgeBaseV2File"][];
            toolId: string | null;
        };
        LMNTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "lmnt";
            voiceId: components["schemas"]["FallbackLMNTVoiceVoiceIdUnion"];
            speed?: number;
            language?: components["schemas"]["FallbackLMNTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        LangfuseCredential: {
            /** @constant */
            provider: "langfuse";
            publicKey: string;
            apiKey: string;
            apiUrl: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        /** @description Traces sent to Langfuse. */
        LangfuseObservabilityPlan: {
            /** @constant */
            provider: "langfuse";
            tags: string[];
            metadata?: {
                [key: string]: unknown;
            };
            promptName?: string;
            promptVersion?: number;
            traceName?: string;
        };
        LanguageEnum: ("aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu") | (string & {});
        LatencyMetrics: {
            turnCount: number;
            avgTurn?: number;
            avgTranscriber?: number;
            avgModel?: number;
            avgVoice?: number;
            avgEndpointing?: number;
        };
        LineInsight: {
            name?: string;
            /** @constant */
            type: "line";
            formulas?: components["schemas"]["InsightFormula"][];
            metadata?: components["schemas"]["LineInsightMetadata"];
            timeRange?: components["schemas"]["InsightTimeRangeWithStep"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                /** @constant */
                table: "call";
                filters?: components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion"][];
                name?: string;
            })[];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
        };
        LineInsightMetadata: {
            xAxisLabel?: string;
            yAxisLabel?: string;
            yAxisMin?: number;
            yAxisMax?: number;
            name?: string;
        };
        LiquidCondition: {
            /** @constant */
            type: "liquid";
            /** @description Liquid template that renders `true` or `false`. */
            liquid: string;
        };
        LivekitSmartEndpointingPlan: {
            provider: ("vapi" | "livekit" | "custom-endpointing-model") | (string & {});
            waitFunction?: string;
        };
        LmntCredential: {
            /** @constant */
            provider: "lmnt";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        MakeCredential: {
            /** @constant */
            provider: "make";
            teamId: string;
            /** @description Region of the provider. */
            region: string;
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        MakeToolMetadata: {
            scenarioId?: number;
            triggerHookId?: number;
        };
        MakeToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            /** @constant */
            type: "make";
            scenarioId?: number;
            scenarioName?: string;
            triggerHookId?: number;
            triggerHookName?: string;
        };
        MakeToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "make";
            toolCall: components["schemas"]["ToolCall"];
            metadata: components["schemas"]["MakeToolMetadata"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        McpTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "mcp";
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            metadata?: components["schemas"]["McpToolMetadata"];
            latestVersion?: string | null;
            toolMessages?: components["schemas"]["McpToolMessages"][];
        };
        McpToolMessages: {
            name: string;
            messages?: components["schemas"]["ToolMessageUnion"][];
        };
        McpToolMetadata: {
            /** @enum {string} */
            protocol?: "sse" | "shttp";
        };
        MessageAddHookAction: {
            /** @constant */
            type: "message.add";
            message: components["schemas"]["OpenAIMessage"];
            /** @default true */
            triggerResponseEnabled?: boolean;
        };
        MessageTarget: {
            /** @enum {string} */
            role?: "user" | "assistant";
            position?: number;
        };
        MicrosoftVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "microsoft";
            voiceId: components["schemas"]["FallbackMicrosoftVoiceVoiceIdEnum"];
            style?: components["schemas"]["FallbackMicrosoftVoiceStyleEnum"];
            /** @default 1 */
            styleDegree?: number;
            role?: components["schemas"]["FallbackMicrosoftVoiceRoleEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            speed?: number;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        MinCallDurationCondition: {
            /** @constant */
            type: "minCallDuration";
            seconds: number;
        };
        MinMessagesCondition: {
            /** @constant */
            type: "minMessages";
            count: number;
        };
        /** @description The platform does not document fields beyond these. */
        MinimaxCredential: {
            /** @constant */
            provider: "minimax";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        } & {
            [key: string]: unknown;
        };
        MinimaxLLMModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["AssistantOverridesToolsAppendUnion"][];
            toolIds?: string[];
            toolRefs?: components["schemas"]["ToolRef"][];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "minimax";
            model: "MiniMax-M2.7" | (string & {});
            temperature?: number;
            maxTokens?: number;
            emotionRecognitionEnabled?: boolean;
            numFastTurns?: number;
        };
        MinimaxVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "minimax";
            voiceId: string;
            /** @default speech-02-turbo */
            model?: ("speech-02-hd" | "speech-02-turbo" | "speech-2.5-turbo-preview") | (string & {});
            emotion?: string;
            /** @default 0 */
            pitch?: number;
            /** @default 1 */
            speed?: number;
            /** @default 1 */
            volume?: number;
            /**
             * @description Region of the provider.
             * @default worldwide
             */
            region?: ("worldwide" | "china") | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /**
             * @default sentence
             * @enum {string}
             */
            subtitleType?: "word" | "sentence";
            /** @enum {string} */
            languageBoost?: "Chinese" | "Chinese,Yue" | "English" | "Arabic" | "Russian" | "Spanish" | "French" | "Portuguese" | "German" | "Turkish" | "Dutch" | "Ukrainian" | "Vietnamese" | "Indonesian" | "Japanese" | "Italian" | "Korean" | "Thai" | "Polish" | "Romanian" | "Greek" | "Czech" | "Finnish" | "Hindi" | "Bulgarian" | "Danish" | "Hebrew" | "Malay" | "Persian" | "Slovak" | "Swedish" | "Croatian" | "Filipino" | "Hungarian" | "Norwegian" | "Slovenian" | "Catalan" | "Nynorsk" | "Tamil" | "Afrikaans" | "auto";
            /** @default true */
            textNormalizationEnabled?: boolean;
        };
        MistralCredential: {
            /** @constant */
            provider: "mistral";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        ModelCost: {
            /** @constant */
            type: "model";
            model: {
                [key: string]: unknown;
            };
            promptTokens: number;
            completionTokens: number;
            cost: number;
            cachedPromptTokens?: number;
            reasoningTokens?: number;
        };
        ModelEnum: ("gemini-2.5-pro" | "gemini-2.5-flash" | "gemini-2.5-flash-lite" | "gemini-2.0-flash-thinking-exp" | "gemini-2.0-pro-exp-02-05" | "gemini-2.0-flash" | "gemini-2.0-flash-lite" | "gemini-2.0-flash-exp" | "gemini-2.0-flash-realtime-exp" | "gemini-1.5-flash" | "gemini-1.5-flash-002" | "gemini-1.5-pro" | "gemini-1.5-pro-002" | "gemini-1.0-pro" | "gemini-3.5-flash" | "gemini-3.1-flash-lite" | "gemini-3-flash-preview") | (string & {});
        /** @description Language models, by provider. */
        ModelUnion: components["schemas"]["AnthropicModel"] | components["schemas"]["AnyscaleModel"] | components["schemas"]["CerebrasModel"] | components["schemas"]["CustomLLMModel"] | components["schemas"]["DeepInfraModel"] | components["schemas"]["DeepSeekModel"] | components["schemas"]["GoogleModel"] | components["schemas"]["GroqModel"] | components["schemas"]["InflectionAIModel"] | components["schemas"]["OpenAIModel"] | components["schemas"]["OpenRouterModel"] | components["schemas"]["PerplexityAIModel"] | components["schemas"]["TogetherAIModel"] | components["schemas"]["XaiModel"] | components["schemas"]["AnthropicBedrockModel"] | components["schemas"]["MinimaxLLMModel"] | components["schemas"]["VapiModel"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            messages?: components["schemas"]["OpenAIMessage"][];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        ModelsEnum: ("gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4o-2024-11-20" | "gpt-4o-2024-08-06" | "gpt-4o-2024-05-13" | "gpt-4o-mini-2024-07-18" | "gpt-4-turbo-2024-04-09" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4-0613" | "gpt-35-turbo-0125" | "gpt-35-turbo-1106" | "gpt-5.6-luna-2026-07-09" | "gpt-5.6-terra-2026-07-09" | "gpt-5.6-sol-2026-07-09" | "gpt-5.4" | "gpt-5.4-mini" | "gpt-5.4-nano" | "gpt-5.2" | "gpt-5.2-chat" | "gpt-5.1" | "gpt-5.1-chat" | "gpt-4o" | "gpt-4.1" | "gpt-5.4-mini-2026-03-17") | (string & {});
        /** @description Where a running call can be heard and steered. */
        Monitor: {
            /** @description WebSocket with the sound of the running call. */
            listenUrl?: string;
            /** @description Address for commands to the running call. */
            controlUrl?: string;
            monitors?: components["schemas"]["MonitorResult"][];
        };
        /** @description Whether a running call can be heard and steered, and whether that needs a token. */
        MonitorPlan: {
            listenEnabled?: boolean;
            listenAuthenticationEnabled?: boolean;
            controlEnabled?: boolean;
            controlAuthenticationEnabled?: boolean;
            monitorIds?: string[];
        };
        MonitorResult: {
            monitorId: string;
            filterPassed: boolean;
        };
        /** @description Recordings with one channel. */
        Mono: {
            combinedUrl?: string;
            assistantUrl?: string;
            customerUrl?: string;
        };
        NeuphonicCredential: {
            /** @constant */
            provider: "neuphonic";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        NeuphonicVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "neuphonic";
            voiceId: string;
            model?: ("neu_hq" | "neu_fast") | (string & {});
            language: (string & {}) | {
                [key: string]: unknown;
            };
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        NodeArtifact: {
            messages?: components["schemas"]["CallMessageUnion"][];
            nodeName?: string;
            /** @description Values for `{{name}}` in prompts and messages. */
            variableValues?: {
                [key: string]: unknown;
            };
        };
        NumberComparatorScorecardMetricCondition: {
            /** @constant */
            type: "comparator";
            comparator: components["schemas"]["EvaluationPlanItemComparatorEnum"];
            value: number;
            points: number;
        };
        OAuth2AuthenticationPlan: {
            /** @constant */
            type: "oauth2";
            url: string;
            clientId: string;
            clientSecret: string;
            scope?: string;
        };
        Oauth2AuthenticationSession: {
            accessToken?: string;
            /** Format: date-time */
            expiresAt?: string;
            refreshToken?: string;
        };
        OpenAICredential: {
            /** @constant */
            provider: "openai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        OpenAIFunction: {
            /**
             * @description Whether arguments must follow the schema exactly.
             * @default false
             */
            strict?: boolean;
            name: string;
            description?: string;
            parameters?: components["schemas"]["OpenAIFunctionParameters"];
        };
        OpenAIFunctionParameters: {
            /** @constant */
            type: "object";
            properties: {
                [key: string]: components["schemas"]["JsonSchema"];
            };
            required?: string[];
        };
        OpenAIMessage: {
            content: string | null;
            /** @enum {string} */
            role: "assistant" | "function" | "user" | "system" | "tool";
        };
        OpenAIModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "openai";
            model: components["schemas"]["OpenAIModelModelEnum"];
            fallbackModels?: components["schemas"]["OpenAIModelModelEnum"][];
            /** @enum {string} */
            toolStrictCompatibilityMode?: "strip-parameters-with-unsupported-validation" | "strip-unsupported-validation";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
            /** @enum {string} */
            promptCacheRetention?: "in_memory" | "24h";
            promptCacheKey?: string;
            /** @enum {string} */
            reasoningEffort?: "minimal" | "none" | "low" | "medium" | "high" | "xhigh";
        };
        OpenAIModelModelEnum: ("gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4.1" | "gpt-4.1-mini" | "gpt-4.1-nano" | "chatgpt-4o-latest" | "o3" | "o3-mini" | "o4-mini" | "o1-mini" | "o1-mini-2024-09-12" | "gpt-4o-realtime-preview-2024-10-01" | "gpt-4o-realtime-preview-2024-12-17" | "gpt-4o-mini-realtime-preview-2024-12-17" | "gpt-realtime-2025-08-28" | "gpt-4o-mini-2024-07-18" | "gpt-4o-mini" | "gpt-4o" | "gpt-4o-2024-05-13" | "gpt-4o-2024-08-06" | "gpt-4o-2024-11-20" | "gpt-4-turbo" | "gpt-4-turbo-2024-04-09" | "gpt-4-turbo-preview" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4" | "gpt-4-0613" | "gpt-3.5-turbo" | "gpt-3.5-turbo-0125" | "gpt-3.5-turbo-1106" | "gpt-3.5-turbo-16k" | "gpt-3.5-turbo-0613" | "gpt-4.1-2025-04-14:westus" | "gpt-4.1-2025-04-14:eastus2" | "gpt-4.1-2025-04-14:eastus" | "gpt-4.1-2025-04-14:westus3" | "gpt-4.1-2025-04-14:northcentralus" | "gpt-4.1-2025-04-14:southcentralus" | "gpt-4.1-mini-2025-04-14:westus" | "gpt-4.1-mini-2025-04-14:eastus2" | "gpt-4.1-mini-2025-04-14:eastus" | "gpt-4.1-mini-2025-04-14:westus3" | "gpt-4.1-mini-2025-04-14:northcentralus" | "gpt-4.1-mini-2025-04-14:southcentralus" | "gpt-4.1-nano-2025-04-14:westus" | "gpt-4.1-nano-2025-04-14:eastus2" | "gpt-4.1-nano-2025-04-14:westus3" | "gpt-4.1-nano-2025-04-14:northcentralus" | "gpt-4.1-nano-2025-04-14:southcentralus" | "gpt-4o-2024-11-20:swedencentral" | "gpt-4o-2024-11-20:westus" | "gpt-4o-2024-11-20:eastus2" | "gpt-4o-2024-11-20:eastus" | "gpt-4o-2024-11-20:westus3" | "gpt-4o-2024-11-20:southcentralus" | "gpt-4o-2024-08-06:westus" | "gpt-4o-2024-08-06:westus3" | "gpt-4o-2024-08-06:eastus" | "gpt-4o-2024-08-06:eastus2" | "gpt-4o-2024-08-06:northcentralus" | "gpt-4o-2024-08-06:southcentralus" | "gpt-4o-mini-2024-07-18:westus" | "gpt-4o-mini-2024-07-18:westus3" | "gpt-4o-mini-2024-07-18:eastus" | "gpt-4o-mini-2024-07-18:eastus2" | "gpt-4o-mini-2024-07-18:northcentralus" | "gpt-4o-mini-2024-07-18:southcentralus" | "gpt-4o-2024-05-13:eastus2" | "gpt-4o-2024-05-13:eastus" | "gpt-4o-2024-05-13:northcentralus" | "gpt-4o-2024-05-13:southcentralus" | "gpt-4o-2024-05-13:westus3" | "gpt-4o-2024-05-13:westus" | "gpt-4-turbo-2024-04-09:eastus2" | "gpt-4-0125-preview:eastus" | "gpt-4-0125-preview:northcentralus" | "gpt-4-0125-preview:southcentralus" | "gpt-4-1106-preview:canadaeast" | "gpt-4-1106-preview:france" | "gpt-4-1106-preview:india" | "gpt-4-1106-preview:norway" | "gpt-4-1106-preview:swedencentral" | "gpt-4-1106-preview:uk" | "gpt-4-1106-preview:westus" | "gpt-4-1106-preview:westus3" | "gpt-4-0613:canadaeast" | "gpt-3.5-turbo-0125:canadaeast" | "gpt-3.5-turbo-0125:northcentralus" | "gpt-3.5-turbo-0125:southcentralus" | "gpt-3.5-turbo-1106:canadaeast" | "gpt-3.5-turbo-1106:westus" | "gpt-5.6-sol" | "gpt-5.6-terra" | "gpt-5.6-luna" | "gpt-5.5" | "chat-latest" | "gpt-5.4" | "gpt-5.4-mini" | "gpt-5.4-nano" | "gpt-5.2" | "gpt-5.2-chat-latest" | "gpt-5.1" | "gpt-5.1-chat-latest" | "gpt-5-chat-latest" | "gpt-realtime-mini-2025-12-15" | "gpt-realtime-2" | "gpt-5.6-luna:westus3" | "gpt-5.6-terra:westus3" | "gpt-5.6-sol:westus3" | "gpt-5.4:eastus2" | "gpt-5.4:swedencentral" | "gpt-5.4-mini:eastus2" | "gpt-5.4-mini:swedencentral" | "gpt-5.4-nano:eastus2" | "gpt-5.4-nano:swedencentral" | "gpt-5.2:eastus2" | "gpt-5.2:swedencentral" | "gpt-5.1:eastus2" | "gpt-5.1:swedencentral" | "gpt-5:eastus2" | "gpt-5:swedencentral" | "gpt-5:canadaeast" | "gpt-5:eastus" | "gpt-5:westeurope" | "gpt-5:germanywestcentral" | "gpt-5:polandcentral" | "gpt-5:spaincentral" | "gpt-5-mini:eastus2" | "gpt-5-mini:swedencentral" | "gpt-5-mini:westeurope" | "gpt-5-mini:germanywestcentral" | "gpt-5-mini:polandcentral" | "gpt-5-mini:spaincentral" | "gpt-5-nano:eastus2" | "gpt-5-nano:swedencentral" | "gpt-4.1-2025-04-14:westeurope" | "gpt-4.1-2025-04-14:germanywestcentral" | "gpt-4.1-2025-04-14:polandcentral" | "gpt-4.1-2025-04-14:spaincentral" | "gpt-4.1-mini-2025-04-14:westeurope" | "gpt-4.1-mini-2025-04-14:germanywestcentral" | "gpt-4.1-mini-2025-04-14:polandcentral" | "gpt-4.1-mini-2025-04-14:spaincentral" | "gpt-4o-2024-11-20:westeurope" | "gpt-4o-2024-11-20:germanywestcentral" | "gpt-4o-2024-11-20:polandcentral" | "gpt-4o-2024-11-20:spaincentral" | "gpt-4-1106-preview:australiaeast" | "gpt-4.1:australiaeast" | "gpt-4o:australiaeast" | "gpt-5.4-mini:australiaeast") | (string & {});
        OpenAIResponsesRequest: {
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            name?: string;
            sessionId?: string;
            input: components["schemas"]["PromptUnion"];
            /** @default true */
            stream?: boolean;
            /** @description Chat to go on from. */
            previousChatId?: string;
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            transport?: components["schemas"]["TwilioSMSChatTransport"];
        };
        OpenAITranscriber: {
            /** @constant */
            provider: "openai";
            model: ("gpt-4o-transcribe" | "gpt-4o-mini-transcribe") | (string & {});
            language?: components["schemas"]["FallbackOpenAITranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        OpenAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "openai";
            voiceId: components["schemas"]["FallbackOpenAIVoiceVoiceIdEnum"] | (string & {});
            model?: ("tts-1" | "tts-1-hd" | "gpt-4o-mini-tts") | (string & {});
            instructions?: string;
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        OpenAIVoicemailDetectionPlan: {
            /**
             * @description Longest wait for the beep before the message is left.
             * @default 30
             */
            beepMaxAwaitSeconds?: number;
            /** @constant */
            provider: "openai";
            backoffPlan?: components["schemas"]["VoicemailDetectionBackoffPlan"];
            /** @enum {string} */
            type?: "audio" | "transcript";
        };
        OpenAIWebChatRequest: {
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            sessionId?: string;
            assistantOverrides?: components["schemas"]["ChatAssistantOverrides"];
            customer?: components["schemas"]["CreateWebCustomerDTO"];
            input: components["schemas"]["PromptUnion"];
            /** @default true */
            stream?: boolean;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            sessionExpirationSeconds?: number;
            /** @default false */
            sessionEnd?: boolean;
        };
        OpenRouterCredential: {
            /** @constant */
            provider: "openrouter";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        OpenRouterModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "openrouter";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        Org: {
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            subscription?: components["schemas"]["Subscription"];
            subscriptionId?: string;
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            stripeSubscriptionId?: string;
            stripeSubscriptionItemId?: string;
            /** Format: date-time */
            stripeSubscriptionCurrentPeriodStart?: string;
            stripeSubscriptionStatus?: string;
            jwtSecret?: string;
            minutesUsed?: number;
            name?: string;
            channel?: ("default" | "weekly" | "daily" | "intuit" | "hcs") | (string & {});
            /** @description Highest monthly spending, in US dollars. */
            billingLimit?: number;
            server?: components["schemas"]["Server"];
            /** @deprecated */
            concurrencyLimit?: number;
            compliancePlan?: components["schemas"]["CompliancePlan"];
            workosRepairPending?: boolean;
            workosRepairQueued?: boolean;
        };
        /** @description Where a page stands among all of them. */
        PaginationMeta: {
            itemsPerPage: number;
            totalItems: number;
            currentPage: number;
            /** @description Whether older items exist that are no longer kept. */
            itemsBeyondRetention?: boolean;
            totalPages?: number;
            hasNextPage?: boolean;
            nextCursor?: string;
            sortOrder?: ("ASC" | "DESC") | (string & {});
            /** Format: date-time */
            createdAtLe?: string;
            /** Format: date-time */
            createdAtGe?: string;
        };
        /** @description Latencies of a call, in milliseconds. */
        PerformanceMetrics: {
            turnLatencies?: components["schemas"]["TurnLatency"][];
            modelLatencyAverage?: number;
            voiceLatencyAverage?: number;
            transcriberLatencyAverage?: number;
            endpointingLatencyAverage?: number;
            turnLatencyAverage?: number;
            fromTransportLatencyAverage?: number;
            toTransportLatencyAverage?: number;
            numUserInterrupted?: number;
            numAssistantInterrupted?: number;
        };
        PerplexityAICredential: {
            /** @constant */
            provider: "perplexity-ai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        PerplexityAIModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "perplexity-ai";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        Personality: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name: string;
            assistant: components["schemas"]["CreateAssistantDTO"];
            path?: string | null;
        };
        PhoneNumberCallEndingHookFilter: {
            /** @constant */
            type: "oneOf";
            /** @constant */
            key: "call.endedReason";
            oneOf: ("assistant-request-failed" | "assistant-request-returned-error" | "assistant-request-returned-unspeakable-error" | "assistant-request-returned-invalid-assistant" | "assistant-request-returned-no-assistant" | "assistant-request-returned-forwarding-phone-number")[];
        };
        PhoneNumberCallRingingHookFilter: {
            /** @constant */
            type: "startsWith";
            /** @constant */
            key: "number";
            startsWith: string[];
        };
        PhoneNumberHookActionUnion: components["schemas"]["TransferPhoneNumberHookAction"] | components["schemas"]["SayPhoneNumberHookAction"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
        };
        PhoneNumberHookCallEnding: {
            /** @constant */
            on: "call.ending";
            filters?: components["schemas"]["PhoneNumberCallEndingHookFilter"][];
            do?: components["schemas"]["PhoneNumberHookActionUnion"];
        };
        PhoneNumberHookCallRinging: {
            /** @constant */
            on: "call.ringing";
            do: components["schemas"]["PhoneNumberHookActionUnion"][];
            filters?: components["schemas"]["PhoneNumberCallRingingHookFilter"][];
        };
        PhoneNumberHookUnion: components["schemas"]["PhoneNumberHookCallRinging"] | components["schemas"]["PhoneNumberHookCallEnding"] | {
            /** Format: x-unrecognized */
            on: Unrecognized;
        };
        PhoneNumberPaginatedResponse: {
            results: components["schemas"]["PhoneNumberResponseUnion"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        PhoneNumberResponseUnion: components["schemas"]["ByoPhoneNumber"] | components["schemas"]["TwilioPhoneNumber"] | components["schemas"]["VonagePhoneNumber"] | components["schemas"]["VapiPhoneNumber"] | components["schemas"]["TelnyxPhoneNumber"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        PieInsight: {
            name?: string;
            /** @constant */
            type: "pie";
            formulas?: components["schemas"]["InsightFormula"][];
            timeRange?: components["schemas"]["InsightTimeRange"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                /** @constant */
                table: "call";
                filters?: components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion"][];
                name?: string;
            })[];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
        };
        PlayHTCredential: {
            /** @constant */
            provider: "playht";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            userId: string;
        };
        PlayHTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "playht";
            voiceId: components["schemas"]["FallbackPlayHTVoiceVoiceIdEnum"] | (string & {});
            speed?: number;
            /** @description Randomness of the model. */
            temperature?: number;
            emotion?: components["schemas"]["EmotionEnum"];
            voiceGuidance?: number;
            styleGuidance?: number;
            textGuidance?: number;
            model?: ("PlayHT2.0" | "PlayHT2.0-turbo" | "Play3.0-mini" | "PlayDialog") | (string & {});
            language?: components["schemas"]["FallbackPlayHTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        PromptUnion: (string & {}) | components["schemas"]["ChatMessageUnion"][];
        ProviderDetailsUnion: components["schemas"]["MakeToolProviderDetails"] | components["schemas"]["GhlToolProviderDetails"] | components["schemas"]["FunctionToolProviderDetails"] | components["schemas"]["GoogleCalendarCreateEventToolProviderDetails"] | components["schemas"]["GoogleSheetsRowAppendToolProviderDetails"] | components["schemas"]["GoHighLevelCalendarAvailabilityToolProviderDetails"] | components["schemas"]["GoHighLevelCalendarEventCreateToolProviderDetails"] | components["schemas"]["GoHighLevelContactCreateToolProviderDetails"] | components["schemas"]["GoHighLevelContactGetToolProviderDetails"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
        };
        ProviderEnum: ("vapi" | "11labs" | "azure" | "cartesia" | "custom-voice" | "deepgram" | "hume" | "lmnt" | "neuphonic" | "openai" | "playht" | "rime-ai" | "smallest-ai" | "tavus" | "sesame" | "inworld" | "minimax" | "wellsaid" | "orpheus" | "xai" | "microsoft") | (string & {});
        /** @description Something that lives at a provider, as the platform knows it. */
        ProviderResource: {
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            provider: ("cartesia" | "11labs") | (string & {});
            /** @constant */
            resourceName: "pronunciation-dictionary";
            resourceId: string;
            resource: components["schemas"]["ElevenLabsPronunciationDictionary"];
        };
        ProviderResourcePaginatedResponse: {
            results: components["schemas"]["ProviderResource"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        PublicKeyEncryptionPlan: {
            /** @constant */
            type: "public-key";
            /** @constant */
            algorithm: "RSA-OAEP-256";
            publicKey: components["schemas"]["SpkiPemPublicKeyConfig"];
        };
        QueryTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "query";
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        /** @description Where the recordings of a call are. */
        Recording: {
            stereoUrl?: string;
            videoUrl?: string;
            videoRecordingStartDelaySeconds?: number;
            /** @description One channel for all, or one for each side. */
            mono?: components["schemas"]["Mono"];
        };
        RecordingConsent: {
            type: ("stay-on-line" | "verbal") | (string & {});
            /** Format: date-time */
            grantedAt?: string;
        };
        RecordingConsentPlanStayOnLine: {
            message: string;
            voice?: components["schemas"]["AssistantVersionVoiceUnion"];
            /**
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-waits-for-user";
            /** @constant */
            type: "stay-on-line";
            /** @default 3 */
            waitSeconds?: number;
        };
        RecordingConsentPlanVerbal: {
            message: string;
            voice?: components["schemas"]["AssistantVersionVoiceUnion"];
            /**
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-waits-for-user";
            /** @constant */
            type: "verbal";
            declineTool?: {
                [key: string]: unknown;
            };
            declineToolId?: string;
        };
        RegexCondition: {
            /** @constant */
            type: "regex";
            regex: string;
            target?: components["schemas"]["MessageTarget"];
            /** @description Whether the condition holds where the pattern does not match. */
            negate?: boolean;
        };
        RegexOption: {
            /** @enum {string} */
            type: "ignore-case" | "whole-word" | "multi-line";
            enabled: boolean;
        };
        /** @description Text replaced where a pattern matches. */
        RegexReplacement: {
            /** @constant */
            type: "regex";
            regex: string;
            options?: components["schemas"]["RegexOption"][];
            value: string;
        };
        RegionEnum: ("canadaeast" | "canadacentral" | "eastus2" | "eastus" | "france" | "india" | "japaneast" | "japanwest" | "uaenorth" | "northcentralus" | "norway" | "southcentralus" | "swedencentral" | "switzerland" | "uk" | "westus" | "westus3" | "australiaeast" | "centralus" | "germanywestcentral" | "polandcentral" | "spaincentral" | "switzerlandnorth" | "switzerlandwest" | "westeurope") | (string & {});
        ResponseCompletedEvent: {
            response: components["schemas"]["ResponseObject"];
            /**
             * @default response.completed
             * @constant
             */
            type: "response.completed";
        };
        ResponseErrorEvent: {
            /**
             * @default error
             * @constant
             */
            type: "error";
            code: string;
            message: string;
            param?: string | null;
            sequence_number: number;
        };
        ResponseObject: {
            id: string;
            /**
             * @default response
             * @constant
             */
            object: "response";
            created_at: number;
            status: ("completed" | "failed" | "in_progress" | "incomplete") | (string & {});
            /** @default null */
            error?: string | null;
            output: components["schemas"]["ResponseOutputMessage"][];
        };
        ResponseOutputMessage: {
            id: string;
            content: components["schemas"]["ResponseOutputText"][];
            /**
             * @default assistant
             * @constant
             */
            role: "assistant";
            status: ("in_progress" | "completed" | "incomplete") | (string & {});
            /**
             * @default message
             * @constant
             */
            type: "message";
        };
        ResponseOutputText: {
            /** @default [] */
            annotations: {
                [key: string]: unknown;
            }[];
            text: string;
            /**
             * @default output_text
             * @constant
             */
            type: "output_text";
        };
        ResponseTextDeltaEvent: {
            content_index: number;
            delta: string;
            item_id: string;
            output_index: number;
            /**
             * @default response.output_text.delta
             * @constant
             */
            type: "response.output_text.delta";
        };
        ResponseTextDoneEvent: {
            content_index: number;
            item_id: string;
            output_index: number;
            text: string;
            /**
             * @default response.output_text.done
             * @constant
             */
            type: "response.output_text.done";
        };
        RimeAICredential: {
            /** @constant */
            provider: "rime-ai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        RimeAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "rime-ai";
            voiceId: components["schemas"]["FallbackRimeAIVoiceVoiceIdUnion"];
            model?: ("arcana" | "mistv2" | "mist") | (string & {});
            speed?: number;
            /** @description Whether numbers in angle brackets are pauses in milliseconds. */
            pauseBetweenBrackets?: boolean;
            /** @description Whether text in braces is read as phonemes. */
            phonemizeBetweenBrackets?: boolean;
            reduceLatency?: boolean;
            inlineSpeedAlpha?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            language?: components["schemas"]["FallbackRimeAIVoiceLanguageEnum"];
        };
        RunpodCredential: {
            /** @constant */
            provider: "runpod";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        S3CompatibleBucketPlan: {
            url: string;
            region: string;
            accessKeyId: string;
            secretAccessKey: string;
            name: string;
            path?: string;
        };
        S3Credential: {
            /** @constant */
            provider: "s3";
            awsAccessKeyId: string;
            awsSecretAccessKey: string;
            /** @description Region of the provider. */
            region: string;
            s3BucketName: string;
            s3PathPrefix: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        SayHookAction: {
            /** @constant */
            type: "say";
            prompt?: components["schemas"]["PromptUnion"];
            exact?: (string & {}) | string[];
        };
        SayPhoneNumberHookAction: {
            /** @constant */
            type: "say";
            exact: string;
        };
        Scenario: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name: string;
            instructions: string;
            evaluations: components["schemas"]["EvaluationPlanItem"][];
            hooks?: (components["schemas"]["SimulationHookCallStarted"] | components["schemas"]["SimulationHookCallEnded"] | {
                /** Format: x-unrecognized */
                on: Unrecognized;
                do: components["schemas"]["SimulationHookWebhookAction"][];
            })[];
            targetOverrides?: components["schemas"]["AssistantOverrides"];
            toolMocks?: components["schemas"]["ScenarioToolMock"][];
            path?: string | null;
        };
        ScenarioToolMock: {
            toolName: string;
            result?: string;
            /** @default true */
            enabled?: boolean;
        };
        /** @description When a call may start. */
        SchedulePlan: {
            /**
             * Format: date-time
             * @description Not before this time.
             */
            earliestAt: string;
            /**
             * Format: date-time
             * @description Not after this time; the call is dropped then.
             */
            latestAt?: string;
        };
        Scorecard: {
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            description?: string;
            metrics: components["schemas"]["ScorecardMetric"][];
            assistantIds?: string[];
        };
        ScorecardMetric: {
            conditions: (components["schemas"]["NumberComparatorScorecardMetricCondition"] | components["schemas"]["BooleanComparatorScorecardMetricCondition"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                points: number;
            })[];
            structuredOutputId: string;
        };
        ScorecardPaginatedResponse: {
            results: components["schemas"]["Scorecard"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        /** @description A kind of attack to filter; the platform does not document its fields. */
        SecurityFilterBase: Record<string, never>;
        /** @description Checks on what the customer says, against injection. */
        SecurityFilterPlan: {
            /** @default false */
            enabled?: boolean;
            filters?: components["schemas"]["SecurityFilterBase"][];
            /**
             * @default sanitize
             * @enum {string}
             */
            mode?: "sanitize" | "reject" | "replace";
            /** @default [FILTERED] */
            replacementText?: string;
        };
        /** @description Your server: where events and tool calls are sent. */
        Server: {
            /** @description In seconds. */
            timeoutSeconds?: number;
            credentialId?: string;
            url?: string;
            /** @description Headers sent with every request. */
            headers?: {
                [key: string]: string;
            };
            backoffPlan?: components["schemas"]["BackoffPlan"];
            staticIpAddressesEnabled?: boolean;
            encryptedPaths?: string[];
        };
        ServerMessage: {
            message: components["schemas"]["ServerMessageAssistantRequest"] | components["schemas"]["ServerMessageConversationUpdate"] | components["schemas"]["ServerMessageEndOfCallReport"] | components["schemas"]["ServerMessageHandoffDestinationRequest"] | components["schemas"]["ServerMessageHang"] | components["schemas"]["ServerMessageKnowledgeBaseRequest"] | components["schemas"]["ServerMessageModelOutput"] | components["schemas"]["ServerMessagePhoneCallControl"] | components["schemas"]["ServerMessageSpeechUpdate"] | components["schemas"]["ServerMessageStatusUpdate"] | components["schemas"]["ServerMessageToolCalls"] | components["schemas"]["ServerMessageTransferDestinationRequest"] | components["schemas"]["ServerMessageTransferUpdate"] | components["schemas"]["ServerMessageTranscript"] | components["schemas"]["ServerMessageUserInterrupted"] | components["schemas"]["ServerMessageLanguageChangeDetected"] | components["schemas"]["ServerMessageVoiceInput"] | components["schemas"]["ServerMessageAssistantSpeech"] | components["schemas"]["ServerMessageVoiceRequest"] | components["schemas"]["ServerMessageCallEndpointingRequest"] | components["schemas"]["ServerMessageChatCreated"] | components["schemas"]["ServerMessageChatDeleted"] | components["schemas"]["ServerMessageSessionCreated"] | components["schemas"]["ServerMessageSessionUpdated"] | components["schemas"]["ServerMessageSessionDeleted"] | components["schemas"]["ServerMessageCallDeleted"] | components["schemas"]["ServerMessageCallDeleteFailed"] | components["schemas"]["ServerMessageCallArtifactUpload"] | components["schemas"]["ServerMessageCampaignPredial"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
                assistantVersion?: string | null;
                timestamp?: number;
                artifact?: components["schemas"]["Artifact"];
                assistant?: components["schemas"]["CreateAssistantDTO"];
                customer?: components["schemas"]["CreateCustomerDTO"];
                call?: components["schemas"]["Call"];
                chat?: components["schemas"]["Chat"];
            };
        };
        ServerMessageAssistantRequest: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "assistant-request";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageAssistantSpeech: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "assistant.speechStarted";
            text: string;
            turn?: number;
            source?: ("model" | "force-say" | "custom-voice") | (string & {});
            timing?: components["schemas"]["AssistantSpeechWordAlignmentTiming"] | components["schemas"]["AssistantSpeechWordProgressTiming"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageCallArtifactUpload: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "call.artifact.upload";
            artifacts: components["schemas"]["CallArtifactUploadItem"][];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageCallDeleteFailed: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "call.delete.failed";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageCallDeleted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "call.deleted";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageCallEndpointingRequest: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "call.endpointing.request";
            messages?: components["schemas"]["CallMessageUnion"][];
            messagesOpenAIFormatted: components["schemas"]["OpenAIMessage"][];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageCampaignPredial: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "campaign.predial";
            campaignId: string;
            contact: components["schemas"]["CampaignContact"];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageChatCreated: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "chat.created";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat: components["schemas"]["Chat"];
        };
        ServerMessageChatDeleted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "chat.deleted";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat: components["schemas"]["Chat"];
        };
        ServerMessageConversationUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "conversation-update";
            messages?: components["schemas"]["CallMessageUnion"][];
            messagesOpenAIFormatted: components["schemas"]["OpenAIMessage"][];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageEndOfCallReport: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "end-of-call-report";
            endedReason: components["schemas"]["EndedReasonEnum"];
            cost?: number;
            costs?: components["schemas"]["CallCostsUnion"][];
            destination?: components["schemas"]["FallbackDestinationUnion"];
            timestamp?: number;
            artifact: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            analysis: components["schemas"]["Analysis"];
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            compliance?: components["schemas"]["Compliance"];
        };
        ServerMessageHandoffDestinationRequest: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "handoff-destination-request";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            parameters: {
                [key: string]: unknown;
            };
        };
        ServerMessageHang: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "hang";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageKnowledgeBaseRequest: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "knowledge-base-request";
            messages?: components["schemas"]["CallMessageUnion"][];
            messagesOpenAIFormatted: components["schemas"]["OpenAIMessage"][];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageLanguageChangeDetected: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "language-change-detected";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            language: string;
        };
        ServerMessageModelOutput: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "model-output";
            turnId?: string;
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            output: {
                [key: string]: unknown;
            };
        };
        ServerMessagePhoneCallControl: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "phone-call-control";
            request: ("forward" | "hang-up") | (string & {});
            destination?: components["schemas"]["FallbackDestinationUnion"];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageResponse: {
            messageResponse: components["schemas"]["ServerMessageResponseAssistantRequest"] | components["schemas"]["ServerMessageResponseHandoffDestinationRequest"] | components["schemas"]["ServerMessageResponseKnowledgeBaseRequest"] | components["schemas"]["ServerMessageResponseToolCalls"] | components["schemas"]["ServerMessageResponseTransferDestinationRequest"] | components["schemas"]["ServerMessageResponseVoiceRequest"] | components["schemas"]["ServerMessageResponseCallEndpointingRequest"] | components["schemas"]["ServerMessageResponseCampaignPredial"];
        };
        ServerMessageResponseAssistantRequest: {
            destination?: components["schemas"]["FallbackDestinationUnion"];
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            workflowId?: string;
            workflow?: components["schemas"]["CreateWorkflowDTO"];
            workflowOverrides?: components["schemas"]["WorkflowOverrides"];
            error?: string;
        };
        ServerMessageResponseCallEndpointingRequest: {
            timeoutSeconds: number;
        };
        ServerMessageResponseCampaignPredial: {
            eligible: boolean;
        };
        ServerMessageResponseHandoffDestinationRequest: {
            result?: string;
            destination: {
                [key: string]: unknown;
            };
            error?: string;
        };
        ServerMessageResponseKnowledgeBaseRequest: {
            documents?: components["schemas"]["KnowledgeBaseResponseDocument"][];
            message?: components["schemas"]["CustomMessage"];
        };
        ServerMessageResponseToolCalls: {
            results?: components["schemas"]["ToolCallResult"][];
            error?: string;
        };
        ServerMessageResponseTransferDestinationRequest: {
            destination?: components["schemas"]["TransferDestinationUnion"];
            message?: components["schemas"]["ToolMessageUnion"];
            error?: string;
        };
        ServerMessageResponseVoiceRequest: {
            data: string;
        };
        ServerMessageSessionCreated: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "session.created";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            session: components["schemas"]["Session"];
        };
        ServerMessageSessionDeleted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "session.deleted";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            session: components["schemas"]["Session"];
        };
        ServerMessageSessionUpdated: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "session.updated";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            session: components["schemas"]["Session"];
        };
        ServerMessageSpeechUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "speech-update";
            status: ("started" | "stopped") | (string & {});
            role: ("assistant" | "user") | (string & {});
            turn?: number;
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageStatusUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "status-update";
            status: components["schemas"]["CallStatusEnum"];
            endedReason?: components["schemas"]["EndedReasonEnum"];
            messages?: components["schemas"]["CallMessageUnion"][];
            messagesOpenAIFormatted?: components["schemas"]["OpenAIMessage"][];
            destination?: components["schemas"]["FallbackDestinationUnion"];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            transcript?: string;
            summary?: string;
            inboundPhoneCallDebuggingArtifacts?: {
                [key: string]: unknown;
            };
        };
        ServerMessageToolCalls: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type?: "tool-calls";
            toolWithToolCallList: components["schemas"]["ClientMessageToolCallsToolWithToolCallListUnion"][];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            toolCallList: components["schemas"]["ToolCall"][];
        };
        ServerMessageTranscript: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @enum {string} */
            type: "transcript" | "transcript[transcriptType=\"final\"]";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            role: ("assistant" | "user") | (string & {});
            transcriptType: ("partial" | "final") | (string & {});
            transcript: string;
            assistantId?: string;
            assistantName?: string;
            isFiltered?: boolean;
            detectedThreats?: string[];
            originalTranscript?: string;
        };
        ServerMessageTransferDestinationRequest: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "transfer-destination-request";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageTransferUpdate: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "transfer-update";
            destination?: components["schemas"]["TransferDestinationUnion"];
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            toAssistant?: components["schemas"]["CreateAssistantDTO"];
            fromAssistant?: components["schemas"]["CreateAssistantDTO"];
            toStepRecord?: {
                [key: string]: unknown;
            };
            fromStepRecord?: {
                [key: string]: unknown;
            };
        };
        ServerMessageUserInterrupted: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "user-interrupted";
            turnId?: string;
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageVoiceInput: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "voice-input";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            input: string;
        };
        ServerMessageVoiceRequest: {
            phoneNumber?: components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            assistantVersion?: string | null;
            /** @constant */
            type: "voice-request";
            timestamp?: number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistantDTO"];
            customer?: components["schemas"]["CreateCustomerDTO"];
            call?: components["schemas"]["Call"];
            chat?: components["schemas"]["Chat"];
            text: string;
            sampleRate: number;
        };
        ServerMessagesEnum: ("conversation-update" | "end-of-call-report" | "function-call" | "hang" | "language-changed" | "language-change-detected" | "model-output" | "phone-call-control" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "transfer-destination-request" | "handoff-destination-request" | "transfer-update" | "user-interrupted" | "voice-input" | "chat.created" | "chat.deleted" | "session.created" | "session.updated" | "session.deleted" | "assistant.started" | "assistant.speechStarted" | "transcript[transcriptType=\"final\"]" | "call.deleted" | "call.delete.failed" | "call.artifact.upload") | (string & {});
        SesameVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "sesame";
            voiceId: string;
            model: "csm-1b" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        Session: {
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            status?: ("active" | "completed") | (string & {});
            expirationSeconds?: number;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            messages?: components["schemas"]["ChatMessageUnion"][];
            customer?: components["schemas"]["CreateCustomerDTO"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
            cost?: number;
            costs?: (components["schemas"]["ModelCost"] | components["schemas"]["AnalysisCost"] | components["schemas"]["SessionCost"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                cost: number;
            })[];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
            customerId?: string;
            artifact?: components["schemas"]["Artifact"];
        };
        SessionCost: {
            /** @constant */
            type: "session";
            cost: number;
        };
        SessionCreatedHook: {
            /** @constant */
            on: "session.created";
            do: components["schemas"]["ToolCallHookAction"][];
            name?: string;
        };
        SessionPaginatedResponse: {
            results: components["schemas"]["Session"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        Simulation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            /** Format: uuid */
            scenarioId: string;
            /** Format: uuid */
            personalityId: string;
            path?: string | null;
        };
        SimulationConcurrencyResponse: {
            orgId: string;
            concurrencyLimit: number;
            activeSimulations: number;
            availableToStart: number;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            isDefault: boolean;
        };
        SimulationHookCallEnded: {
            /** @constant */
            on: "simulation.run.ended";
            do: components["schemas"]["SimulationHookWebhookAction"][];
        };
        SimulationHookCallStarted: {
            /** @constant */
            on: "simulation.run.started";
            do: components["schemas"]["SimulationHookWebhookAction"][];
        };
        SimulationHookInclude: {
            /** @default false */
            transcript?: boolean;
            /** @default false */
            messages?: boolean;
            /** @default false */
            recordingUrl?: boolean;
        };
        SimulationHookWebhookAction: {
            /** @constant */
            type: "webhook";
            server?: components["schemas"]["Server"];
            include?: components["schemas"]["SimulationHookInclude"];
        };
        SimulationRun: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            status: ("queued" | "running" | "ended") | (string & {});
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            endedReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            itemCounts?: components["schemas"]["SimulationRunItemCounts"];
            simulations: (components["schemas"]["SimulationRunSimulationEntry"] | components["schemas"]["SimulationRunSuiteEntry"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            })[];
            target: components["schemas"]["SimulationRunTargetAssistant"] | components["schemas"]["SimulationRunTargetSquad"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            /** @default 1 */
            iterations?: number;
            transport?: components["schemas"]["SimulationRunTransportConfiguration"];
        };
        SimulationRunConfiguration: {
            transport?: components["schemas"]["SimulationRunTransportConfiguration"];
        };
        SimulationRunItem: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            /** Format: uuid */
            simulationId: string;
            status: components["schemas"]["SimulationRunItemStatusEnum"];
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            completedAt?: string;
            /** Format: date-time */
            failedAt?: string;
            /** Format: date-time */
            canceledAt?: string;
            failureReason?: string;
            /** Format: uuid */
            callId?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            runId?: string;
            hooks?: (components["schemas"]["SimulationHookCallStarted"] | components["schemas"]["SimulationHookCallEnded"] | {
                /** Format: x-unrecognized */
                on: Unrecognized;
                do: components["schemas"]["SimulationHookWebhookAction"][];
            })[];
            /** @default 1 */
            iterationNumber?: number;
            /** Format: uuid */
            sessionId?: string;
            /** Format: uuid */
            scenarioId?: string;
            /** Format: uuid */
            personalityId?: string;
            metadata?: components["schemas"]["SimulationRunItemMetadata"];
            results?: components["schemas"]["SimulationRunItemResults"];
            improvementSuggestions?: components["schemas"]["SimulationRunItemImprovements"];
            configurations?: components["schemas"]["SimulationRunConfiguration"];
        };
        SimulationRunItemCallMetadata: {
            transcript?: string;
            messages?: {
                [key: string]: unknown;
            }[];
            recordingUrl?: string;
            monitor?: components["schemas"]["SimulationRunItemCallMonitor"];
        };
        SimulationRunItemCallMonitor: {
            listenUrl?: string;
        };
        SimulationRunItemCounts: {
            total: number;
            passed: number;
            failed: number;
            running: number;
            queued: number;
            canceled: number;
            distinctSimulationTotal?: number;
            distinctSimulationFailed?: number;
        };
        SimulationRunItemImprovementSuggestion: {
            issue: string;
            suggestion: string;
        };
        SimulationRunItemImprovements: {
            analysis: string;
            systemPromptSuggestions: components["schemas"]["SimulationRunItemImprovementSuggestion"][];
            toolSuggestions: components["schemas"]["SimulationRunItemImprovementSuggestion"][];
            scenarioSuggestions: components["schemas"]["SimulationRunItemImprovementSuggestion"][];
            suggestedSystemPrompt?: string;
        };
        SimulationRunItemMetadata: {
            assistant?: {
                [key: string]: unknown;
            };
            squad?: {
                [key: string]: unknown;
            };
            scenario?: {
                [key: string]: unknown;
            };
            personality?: {
                [key: string]: unknown;
            };
            simulation?: {
                [key: string]: unknown;
            };
            call?: components["schemas"]["SimulationRunItemCallMetadata"];
            hooks?: {
                [key: string]: unknown;
            };
        };
        SimulationRunItemResults: {
            evaluations: components["schemas"]["StructuredOutputEvaluationResult"][];
            passed: boolean;
            latencyMetrics?: components["schemas"]["LatencyMetrics"];
        };
        SimulationRunItemStatusEnum: ("queued" | "running" | "evaluating" | "passed" | "failed" | "canceled") | (string & {});
        SimulationRunListItem: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            status: ("queued" | "running" | "ended") | (string & {});
            /** Format: date-time */
            queuedAt: string;
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            endedReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            itemCounts?: components["schemas"]["SimulationRunItemCounts"];
            simulations: (components["schemas"]["SimulationRunSimulationEntry"] | components["schemas"]["SimulationRunSuiteEntry"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            })[];
            target: components["schemas"]["SimulationRunTargetAssistant"] | components["schemas"]["SimulationRunTargetSquad"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
            /** @default 1 */
            iterations?: number;
            transport?: components["schemas"]["SimulationRunTransportConfiguration"];
            summary: components["schemas"]["SimulationRunListSummary"];
        };
        SimulationRunListSource: {
            type: ("suite" | "simulation" | "adHoc" | "api") | (string & {});
            /** Format: uuid */
            id?: string;
            name: string;
            linkable: boolean;
            simulationIds: string[];
        };
        SimulationRunListSummary: {
            source: components["schemas"]["SimulationRunListSource"];
            targetSnapshotName?: string;
            simulationCount: number;
        };
        SimulationRunSimulationEntry: {
            /** @constant */
            type: "simulation";
            /** Format: uuid */
            simulationId?: string;
            /** Format: uuid */
            scenarioId?: string;
            scenario?: components["schemas"]["CreateScenarioDTO"];
            /** Format: uuid */
            personalityId?: string;
            personality?: components["schemas"]["CreatePersonalityDTO"];
            name?: string;
        };
        SimulationRunSuiteEntry: {
            /** @constant */
            type: "simulationSuite";
            /** Format: uuid */
            simulationSuiteId?: string;
            readonly name?: string;
            /** @deprecated */
            suiteId?: string;
        };
        SimulationRunTargetAssistant: {
            /** @constant */
            type: "assistant";
            /** Format: uuid */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
        };
        SimulationRunTargetSquad: {
            /** @constant */
            type: "squad";
            /** Format: uuid */
            squadId?: string;
            squad?: components["schemas"]["CreateSquadDTO"];
        };
        SimulationRunTransportConfiguration: {
            provider: ("vapi.websocket" | "vapi.webchat") | (string & {});
        };
        SimulationRunsPaginatedResponse: {
            results: components["schemas"]["SimulationRunListItem"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        SimulationSuite: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name: string;
            slackWebhookUrl?: string;
            path?: string | null;
            simulationIds: string[];
            targetAssignments: components["schemas"]["SimulationSuiteTargetAssignment"][];
        };
        SimulationSuiteTargetAssignment: {
            /** @enum {string} */
            targetType: "assistant" | "squad";
            /** Format: uuid */
            targetId: string;
        };
        SipAuthentication: {
            realm?: string;
            username: string;
            password: string;
        };
        SipRequestTool: {
            latestVersion?: string | null;
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "sipRequest";
            verb: ("INFO" | "MESSAGE" | "NOTIFY") | (string & {});
            headers?: components["schemas"]["JsonSchema"];
            body?: (string & {}) | components["schemas"]["JsonSchema"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        /** @description An address of a SIP trunk. */
        SipTrunkGateway: {
            ip: string;
            port?: number;
            /** @description Bits of the network part, for inbound gateways. */
            netmask?: number;
            inboundEnabled?: boolean;
            outboundEnabled?: boolean;
            /** @enum {string} */
            outboundProtocol?: "tls/srtp" | "tcp" | "tls" | "udp";
            /** @description Whether the gateway is pinged with SIP OPTIONS. */
            optionsPingEnabled?: boolean;
        };
        SipTrunkOutboundAuthenticationPlan: {
            authPassword?: string;
            authUsername?: string;
            sipRegisterPlan?: components["schemas"]["SipTrunkOutboundSipRegisterPlan"];
        };
        SipTrunkOutboundSipRegisterPlan: {
            domain?: string;
            username?: string;
            realm?: string;
        };
        SkippedStructuredOutput: {
            name: string;
            unmetCondition: components["schemas"]["MinMessagesCondition"] | components["schemas"]["MinCallDurationCondition"] | components["schemas"]["EndedReasonCondition"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
        };
        SlackOAuth2AuthorizationCredential: {
            /** @constant */
            provider: "slack.oauth2-authorization";
            authorizationId: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        SlackSendMessageTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "slack.message.send";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        SmallestAICredential: {
            /** @constant */
            provider: "smallest-ai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        SmallestAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "smallest-ai";
            voiceId: components["schemas"]["FallbackSmallestAIVoiceVoiceIdUnion"];
            model?: "lightning" | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        /** @description Noise removal by a model. */
        SmartDenoisingPlan: {
            /** @default true */
            enabled?: boolean;
        };
        SmsTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "sms";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        SonioxContextGeneralItem: {
            key: string;
            value: string;
        };
        SonioxTranscriber: {
            /** @constant */
            provider: "soniox";
            model?: ("stt-rt-v4" | "stt-rt-v5") | (string & {});
            language?: components["schemas"]["LanguageEnum"];
            languages?: components["schemas"]["LanguageEnum"][];
            languageHintsStrict?: boolean;
            maxEndpointDelayMs?: number;
            customVocabulary?: string[];
            contextGeneral?: components["schemas"]["SonioxContextGeneralItem"][];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        SpeechHookActionUnion: components["schemas"]["SayHookAction"] | components["schemas"]["ToolCallHookAction"] | components["schemas"]["MessageAddHookAction"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
        };
        SpeechmaticsCredential: {
            /** @constant */
            provider: "speechmatics";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        SpeechmaticsCustomVocabularyItem: {
            content: string;
            soundsLike?: string[];
        };
        SpeechmaticsTranscriber: {
            /** @constant */
            provider: "speechmatics";
            model?: "default" | (string & {});
            language?: components["schemas"]["FallbackSpeechmaticsTranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
            /**
             * @default enhanced
             * @enum {string}
             */
            operatingPoint?: "standard" | "enhanced";
            /** @default eu */
            region?: ("eu" | "us") | (string & {});
            /** @default false */
            enableDiarization?: boolean;
            /** @default 3000 */
            maxDelay?: number;
            customVocabulary: components["schemas"]["SpeechmaticsCustomVocabularyItem"][];
            /**
             * @default written
             * @enum {string}
             */
            numeralStyle?: "written" | "spoken";
            /** @default 0.5 */
            endOfTurnSensitivity?: number;
            /** @default false */
            removeDisfluencies?: boolean;
            /** @default 0 */
            minimumSpeechDuration?: number;
        };
        SpkiPemPublicKeyConfig: {
            name?: string;
            /** @constant */
            format: "spki-pem";
            pem: string;
        };
        Squad: {
            name?: string;
            members: components["schemas"]["SquadMemberDTO"][];
            /** @description Overrides for every member. */
            membersOverrides?: components["schemas"]["AssistantOverrides"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description An assistant of a squad and whom it may pass the conversation to. */
        SquadMemberDTO: {
            /** @description Whom this member may hand over to. */
            assistantDestinations?: (components["schemas"]["TransferDestinationAssistant"] | components["schemas"]["HandoffDestinationAssistant"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                assistantName?: string;
                description?: string;
            })[];
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string | null;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            assistantVersion?: string | null;
        };
        /** @description When the assistant takes its turn. */
        StartSpeakingPlan: {
            /** @description Pause before the assistant speaks. */
            waitSeconds?: number;
            /** @deprecated */
            smartEndpointingEnabled?: "livekit" | boolean;
            smartEndpointingPlan?: components["schemas"]["VapiSmartEndpointingPlan"] | components["schemas"]["LivekitSmartEndpointingPlan"] | components["schemas"]["CustomEndpointingModelSmartEndpointingPlan"];
            customEndpointingRules?: (components["schemas"]["AssistantCustomEndpointingRule"] | components["schemas"]["CustomerCustomEndpointingRule"] | components["schemas"]["BothCustomEndpointingRule"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                /** @description In seconds. */
                timeoutSeconds: number;
            })[];
            transcriptionEndpointingPlan?: components["schemas"]["TranscriptionEndpointingPlan"];
        };
        /** @description When the assistant lets itself be interrupted. */
        StopSpeakingPlan: {
            /** @description How many words of the customer interrupt; 0 lets any sound do it. */
            numWords?: number;
            /** @description How long the customer must be heard to interrupt, when `numWords` is 0. */
            voiceSeconds?: number;
            /** @description Pause after an interruption. */
            backoffSeconds?: number;
            /**
             * @description Words such as "okay" that do not interrupt.
             * @default [
             *       "i understand",
             *       "i see",
             *       "i got it",
             *       "i hear you",
             *       "im listening",
             *       "im with you",
             *       "right",
             *       "okay",
             *       "ok",
             *       "sure",
             *       "alright",
             *       "got it",
             *       "understood",
             *       "yeah",
             *       "yes",
             *       "uh-huh",
             *       "mm-hmm",
             *       "gotcha",
             *       "mhmm",
             *       "ah",
             *       "yeah okay",
             *       "yeah sure"
             *     ]
             */
            acknowledgementPhrases?: string[];
            /**
             * @description Words such as "stop" that always interrupt.
             * @default [
             *       "stop",
             *       "shut",
             *       "up",
             *       "enough",
             *       "quiet",
             *       "silence",
             *       "but",
             *       "dont",
             *       "not",
             *       "no",
             *       "hold",
             *       "wait",
             *       "cut",
             *       "pause",
             *       "nope",
             *       "nah",
             *       "nevermind",
             *       "never",
             *       "bad",
             *       "actually"
             *     ]
             */
            interruptionPhrases?: string[];
        };
        /** @description One of several structured outputs, under its own key. */
        StructuredDataMultiPlan: {
            key: string;
            plan: components["schemas"]["StructuredDataPlan"];
        };
        /** @description How structured data is drawn out of the call. */
        StructuredDataPlan: {
            messages?: {
                [key: string]: unknown;
            }[];
            enabled?: boolean;
            schema?: components["schemas"]["JsonSchema"];
            /** @description In seconds. */
            timeoutSeconds?: number;
        };
        StructuredOutput: {
            model?: components["schemas"]["WorkflowModelUnion"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name: string;
            description?: string;
            assistantIds?: string[];
            workflowIds?: string[];
            schema: components["schemas"]["JsonSchema"];
            type?: ("ai" | "regex") | (string & {});
            regex?: string;
            compliancePlan?: components["schemas"]["ComplianceOverride"];
            conditions?: (components["schemas"]["MinMessagesCondition"] | components["schemas"]["MinCallDurationCondition"] | components["schemas"]["EndedReasonCondition"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            })[] | null;
        };
        StructuredOutputCostBreakdown: {
            structuredOutputId: string;
            name: string;
            cost: number;
            promptTokens: number;
            completionTokens: number;
            cachedPromptTokens?: number;
        };
        StructuredOutputEvaluationResult: {
            structuredOutputId: string;
            name: string;
            path?: string;
            description?: string;
            schema?: components["schemas"]["JsonSchema"];
            extractedValue: number | (string & {}) | boolean | null;
            expectedValue: number | (string & {}) | boolean;
            comparator: components["schemas"]["EvaluationPlanItemComparatorEnum"];
            passed: boolean;
            required: boolean;
            error?: string;
            isSkipped?: boolean;
            skipReason?: string;
        };
        StructuredOutputPaginatedResponse: {
            results: components["schemas"]["StructuredOutput"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        StructuredOutputRerunResponse: {
            workflowId?: string;
            message: string;
        };
        StructuredOutputRunDTO: {
            /** @default false */
            previewEnabled?: boolean;
            structuredOutputId?: string;
            structuredOutput?: components["schemas"]["CreateStructuredOutputDTO"];
            callIds: string[];
        };
        StructuredOutputRunPreviewResponse: {
            skipped?: {
                [key: string]: components["schemas"]["SkippedStructuredOutput"];
            };
        };
        StructuredOutputRunResult: {
            name: string;
            result: components["schemas"]["StructuredOutputRunResultResultUnion"] | null;
            compliancePlan?: components["schemas"]["ComplianceOverride"];
        };
        StructuredOutputRunResultResultUnion: (string & {}) | number | boolean | {
            [key: string]: unknown;
        } | {
            [key: string]: unknown;
        }[];
        /** @description What an organisation has booked and used. */
        Subscription: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            type: ("pay-as-you-go" | "enterprise" | "agency" | "startup" | "growth" | "scale") | (string & {});
            status: ("active" | "frozen") | (string & {});
            credits: string;
            concurrencyCounter: number;
            concurrencyLimitIncluded: number;
            phoneNumbersCounter?: number;
            phoneNumbersIncluded?: number;
            concurrencyLimitPurchased: number;
            monthlyChargeScheduleId?: number;
            monthlyCreditCheckScheduleId?: number;
            stripeCustomerId?: string;
            stripePaymentMethodId?: string;
            slackSupportEnabled?: boolean;
            slackChannelId?: string;
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            hipaaCommonPaperAgreementId?: string;
            stripePaymentMethodFingerprint?: string;
            stripeCustomerEmail?: string;
            referredByEmail?: string;
            autoReloadPlan?: components["schemas"]["AutoReloadPlan"];
            minutesIncluded?: number;
            minutesUsed?: number;
            /** Format: date-time */
            minutesUsedNextResetAt?: string;
            minutesOverageCost?: number;
            providersIncluded?: string[];
            outboundCallsDailyLimit?: number;
            outboundCallsCounter?: number;
            /** Format: date-time */
            outboundCallsCounterNextResetAt?: string;
            couponIds?: string[];
            couponUsageLeft?: string;
            invoicePlan?: components["schemas"]["InvoicePlan"];
            /** @description Restricts providers to those fit for card data. */
            pciEnabled?: boolean;
            pciCommonPaperAgreementId?: string;
            callRetentionDays?: number | null;
            chatRetentionDays?: number | null;
            minutesIncludedResetFrequency?: ("monthly" | "annually") | (string & {});
            rbacEnabled?: boolean;
            platformFee?: number;
            zdrEnabled?: boolean;
            dataRetentionEnabled?: boolean;
        };
        SubscriptionLimits: {
            /** @default false */
            concurrencyBlocked?: boolean;
            concurrencyLimit?: number;
            remainingConcurrentCalls?: number;
        };
        /** @description How it is judged whether the call reached its aim. */
        SuccessEvaluationPlan: {
            /** @enum {string} */
            rubric?: "NumericScale" | "DescriptiveScale" | "Checklist" | "Matrix" | "PercentageScale" | "LikertScale" | "AutomaticRubric" | "PassFail";
            messages?: {
                [key: string]: unknown;
            }[];
            enabled?: boolean;
            /** @description In seconds. */
            timeoutSeconds?: number;
        };
        /** @description How the summary is written. */
        SummaryPlan: {
            messages?: {
                [key: string]: unknown;
            }[];
            enabled?: boolean;
            /** @description In seconds. */
            timeoutSeconds?: number;
        };
        SupabaseBucketPlan: {
            /** @description Region of the provider. */
            region: ("us-west-1" | "us-east-1" | "us-east-2" | "ca-central-1" | "eu-west-1" | "eu-west-2" | "eu-west-3" | "eu-central-1" | "eu-central-2" | "eu-north-1" | "ap-south-1" | "ap-southeast-1" | "ap-northeast-1" | "ap-northeast-2" | "ap-southeast-2" | "sa-east-1") | (string & {});
            url: string;
            accessKeyId: string;
            secretAccessKey: string;
            name: string;
            path?: string;
        };
        SupabaseCredential: {
            /** @constant */
            provider: "supabase";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            bucketPlan?: components["schemas"]["SupabaseBucketPlan"];
        };
        SyncVoiceLibraryDTO: {
            providers?: components["schemas"]["ProviderEnum"][];
        };
        SystemMessage: {
            role: string;
            message: string;
            time: number;
            /** @description Since the call began. */
            secondsFromStart: number;
        };
        TalkscriberTranscriber: {
            /** @constant */
            provider: "talkscriber";
            model?: "whisper" | (string & {});
            language?: components["schemas"]["FallbackTalkscriberTranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        /** @description The assistant under test. */
        TargetPlan: {
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["TestSuitePhoneNumber"];
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
        };
        TavusConversationProperties: {
            maxCallDuration?: number;
            participantLeftTimeout?: number;
            participantAbsentTimeout?: number;
            enableRecording?: boolean;
            enableTranscription?: boolean;
            applyGreenscreen?: boolean;
            language?: string;
            recordingS3BucketName?: string;
            recordingS3BucketRegion?: string;
            awsAssumeRoleArn?: string;
        };
        TavusCredential: {
            /** @constant */
            provider: "tavus";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        TavusVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "tavus";
            voiceId: "r52da2535a" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            personaId?: string;
            callbackUrl?: string;
            conversationName?: string;
            conversationalContext?: string;
            customGreeting?: string;
            properties?: components["schemas"]["TavusConversationProperties"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        /** @description The platform does not document fields beyond these. */
        TelnyxCredential: {
            /** @constant */
            provider: "telnyx";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        } & {
            [key: string]: unknown;
        };
        TelnyxPhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "telnyx";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            status?: ("active" | "activating" | "blocked") | (string & {});
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number: string;
            credentialId: string;
        };
        TelnyxTransport: {
            /** @constant */
            provider: "telnyx";
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
            callControlId?: string;
            callLegId?: string;
            callSessionId?: string;
        };
        Template: {
            details?: components["schemas"]["ToolsUnion"];
            providerDetails?: components["schemas"]["ProviderDetailsUnion"];
            metadata?: components["schemas"]["ToolTemplateMetadata"];
            /** @default private */
            visibility?: ("public" | "private") | (string & {});
            /**
             * @default tool
             * @constant
             */
            type: "tool";
            name?: string;
            provider?: ("make" | "gohighlevel" | "function") | (string & {});
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        TestSuite: {
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            /** @deprecated */
            phoneNumberId?: string;
            testerPlan?: components["schemas"]["TesterPlan"];
            targetPlan?: components["schemas"]["TargetPlan"];
        };
        TestSuitePhoneNumber: {
            /** @constant */
            provider: "test-suite";
            number: string;
        };
        TestSuiteRun: {
            status: ("queued" | "in-progress" | "completed" | "failed") | (string & {});
            id: string;
            orgId: string;
            testSuiteId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            testResults: components["schemas"]["TestSuiteRunTestResult"][];
            name?: string;
        };
        TestSuiteRunScorerAI: {
            /** @constant */
            type: "ai";
            result: ("pass" | "fail") | (string & {});
            reasoning: string;
            rubric: string;
        };
        /** @description One try at a test. */
        TestSuiteRunTestAttempt: {
            scorerResults: components["schemas"]["TestSuiteRunScorerAI"][];
            call?: components["schemas"]["TestSuiteRunTestAttemptCall"];
            callId?: string;
            metadata?: components["schemas"]["TestSuiteRunTestAttemptMetadata"];
        };
        TestSuiteRunTestAttemptCall: {
            artifact: components["schemas"]["Artifact"];
        };
        TestSuiteRunTestAttemptMetadata: {
            sessionId: string;
        };
        TestSuiteRunTestResult: {
            test: components["schemas"]["TestSuiteTestVoice"];
            attempts: components["schemas"]["TestSuiteRunTestAttempt"][];
        };
        TestSuiteRunsPaginatedResponse: {
            results: components["schemas"]["TestSuiteRun"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        TestSuiteTestChat: {
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
            /** @constant */
            type: "chat";
            id: string;
            testSuiteId: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        TestSuiteTestScorerAI: {
            /** @constant */
            type: "ai";
            rubric: string;
        };
        TestSuiteTestUnion: components["schemas"]["TestSuiteTestVoice"] | components["schemas"]["TestSuiteTestChat"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
            id: string;
            testSuiteId: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        TestSuiteTestVoice: {
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
            /** @constant */
            type: "voice";
            id: string;
            testSuiteId: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        TestSuiteTestsPaginatedResponse: {
            results: components["schemas"]["TestSuiteTestUnion"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        TestSuitesPaginatedResponse: {
            results: components["schemas"]["TestSuite"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        /** @description The assistant that plays the customer in a test. */
        TesterPlan: {
            assistant?: components["schemas"]["CreateAssistantDTO"];
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
        };
        TextContent: {
            /** @constant */
            type: "text";
            text: string;
            language: components["schemas"]["LanguageEnum"];
        };
        TextEditorTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "textEditor";
            /** @constant */
            subType: "text_editor_20241022";
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /**
             * @default str_replace_editor
             * @constant
             */
            name: "str_replace_editor";
            latestVersion?: string | null;
        };
        TextEditorToolWithToolCall: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "textEditor";
            /** @constant */
            subType: "text_editor_20241022";
            server?: components["schemas"]["Server"];
            toolCall: components["schemas"]["ToolCall"];
            /**
             * @default str_replace_editor
             * @constant
             */
            name: "str_replace_editor";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        TextInsight: {
            name?: string;
            /** @constant */
            type: "text";
            formula?: {
                [key: string]: unknown;
            };
            timeRange?: components["schemas"]["InsightTimeRange"];
            queries: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
                /** @constant */
                table: "call";
                filters?: components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumnFiltersUnion"][];
                name?: string;
            })[];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            systemKey?: string;
        };
        TimeRange: {
            /**
             * @description Width of a point of the series.
             * @enum {string}
             */
            step?: "second" | "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "decade" | "century" | "millennium";
            /** Format: date-time */
            start?: string;
            /** Format: date-time */
            end?: string;
            /** @description IANA name. */
            timezone?: string;
        };
        TogetherAICredential: {
            /** @constant */
            provider: "together-ai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        TogetherAIModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            /** @constant */
            provider: "together-ai";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        Token: {
            /** @description A public key may be shipped to browsers; a private one never. */
            tag?: ("private" | "public") | (string & {});
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The key itself. A secret, unless `tag` is public. */
            value?: string;
            name?: string;
            restrictions?: components["schemas"]["TokenRestrictions"];
        };
        /** @description What a public key may be used for. */
        TokenRestrictions: {
            enabled?: boolean;
            /** @description Origins of the pages that may use the key. */
            allowedOrigins?: string[];
            allowedAssistantIds?: string[];
            /** @description Whether assistants may be given in full. */
            allowTransientAssistant?: boolean;
        };
        ToolCall: {
            id: string;
            type: string;
            function: components["schemas"]["ToolCallFunction"];
        };
        ToolCallFunction: {
            arguments: string;
            name: string;
        };
        ToolCallHookAction: {
            /** @constant */
            type: "tool";
            tool?: components["schemas"]["ToolsUnion"];
            toolId?: string;
        };
        ToolCallMessage: {
            role: string;
            toolCalls: {
                [key: string]: unknown;
            }[];
            message: string;
            time: number;
            /** @description Since the call began. */
            secondsFromStart: number;
        };
        ToolCallResult: {
            message?: components["schemas"]["ToolMessageComplete"] | components["schemas"]["ToolMessageFailed"];
            name: string;
            toolCallId: string;
            result?: string;
            error?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        ToolCallResultMessage: {
            role: string;
            toolCallId: string;
            name: string;
            result: string;
            time: number;
            /** @description Since the call began. */
            secondsFromStart: number;
            metadata?: {
                [key: string]: unknown;
            };
            warnings?: components["schemas"]["ToolCallResultMessageWarning"][];
        };
        ToolCallResultMessageWarning: {
            /** @constant */
            type: "oversized-tool-response";
            tokenCount: number;
            threshold: number;
        };
        ToolMessage: {
            /**
             * @default tool
             * @constant
             */
            role: "tool";
            content: string;
            tool_call_id: string;
            name?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        ToolMessageComplete: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-complete";
            /** @enum {string} */
            role?: "assistant" | "system";
            endCallAfterSpokenEnabled?: boolean;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageDelayed: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-response-delayed";
            /** @description Said when the tool has taken this long. */
            timingMilliseconds?: number;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageFailed: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-failed";
            endCallAfterSpokenEnabled?: boolean;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
            /** @enum {string} */
            role?: "assistant" | "system";
        };
        ToolMessageStart: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-start";
            /**
             * @description Whether the tool waits until this is said.
             * @default false
             */
            blocking?: boolean;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageUnion: components["schemas"]["ToolMessageStart"] | components["schemas"]["ToolMessageComplete"] | components["schemas"]["ToolMessageFailed"] | components["schemas"]["ToolMessageDelayed"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            contents?: components["schemas"]["TextContent"][];
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        /** @description A part of a workflow in which a tool runs. */
        ToolNode: {
            /** @constant */
            type: "tool";
            tool?: components["schemas"]["ToolsUnion"];
            toolId?: string;
            name: string;
            isStart?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
        };
        ToolParameter: {
            key: string;
            value: components["schemas"]["StructuredOutputRunResultResultUnion"];
        };
        ToolRef: {
            /** Format: uuid */
            toolId: string;
            version: string;
        };
        /** @description When a tool call is refused. */
        ToolRejectionPlan: {
            conditions?: components["schemas"]["ConditionUnion"][];
        };
        ToolRequestUnion: components["schemas"]["CreateApiRequestToolDTO"] | components["schemas"]["CreateDtmfToolDTO"] | components["schemas"]["CreateEndCallToolDTO"] | components["schemas"]["CreateFunctionToolDTO"] | components["schemas"]["CreateTransferCallToolDTO"] | components["schemas"]["CreateHandoffToolDTO"] | components["schemas"]["CreateBashToolDTO"] | components["schemas"]["CreateComputerToolDTO"] | components["schemas"]["CreateTextEditorToolDTO"] | components["schemas"]["CreateQueryToolDTO"] | components["schemas"]["CreateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["CreateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["CreateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["CreateSlackSendMessageToolDTO"] | components["schemas"]["CreateSmsToolDTO"] | components["schemas"]["CreateMcpToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactGetToolDTO"] | components["schemas"]["CreateCodeToolDTO"] | components["schemas"]["CreateSipRequestToolDTO"] | components["schemas"]["CreateVoicemailToolDTO"];
        ToolResponseUnion: components["schemas"]["ApiRequestTool"] | components["schemas"]["DtmfTool"] | components["schemas"]["EndCallTool"] | components["schemas"]["FunctionTool"] | components["schemas"]["TransferCallTool"] | components["schemas"]["HandoffTool"] | components["schemas"]["BashTool"] | components["schemas"]["ComputerTool"] | components["schemas"]["TextEditorTool"] | components["schemas"]["QueryTool"] | components["schemas"]["GoogleCalendarCreateEventTool"] | components["schemas"]["GoogleSheetsRowAppendTool"] | components["schemas"]["GoogleCalendarCheckAvailabilityTool"] | components["schemas"]["SlackSendMessageTool"] | components["schemas"]["SmsTool"] | components["schemas"]["McpTool"] | components["schemas"]["GoHighLevelCalendarAvailabilityTool"] | components["schemas"]["GoHighLevelCalendarEventCreateTool"] | components["schemas"]["GoHighLevelContactCreateTool"] | components["schemas"]["GoHighLevelContactGetTool"] | components["schemas"]["CodeTool"] | components["schemas"]["KnowledgeBaseTool"] | components["schemas"]["GhlTool"] | components["schemas"]["SipRequestTool"] | components["schemas"]["VoicemailTool"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            messages?: components["schemas"]["ToolMessageUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        ToolTemplateMetadata: {
            collectionType?: string;
            collectionId?: string;
            collectionName?: string;
        };
        ToolTemplateSetup: {
            title: string;
            description?: string;
            videoUrl?: string;
            docsUrl?: string;
        };
        ToolUpdateUnion: components["schemas"]["UpdateApiRequestToolDTO"] | components["schemas"]["UpdateDtmfToolDTO"] | components["schemas"]["UpdateEndCallToolDTO"] | components["schemas"]["UpdateFunctionToolDTO"] | components["schemas"]["UpdateTransferCallToolDTO"] | components["schemas"]["UpdateHandoffToolDTO"] | components["schemas"]["UpdateBashToolDTO"] | components["schemas"]["UpdateComputerToolDTO"] | components["schemas"]["UpdateTextEditorToolDTO"] | components["schemas"]["UpdateQueryToolDTO"] | components["schemas"]["UpdateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["UpdateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["UpdateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["UpdateSlackSendMessageToolDTO"] | components["schemas"]["UpdateSmsToolDTO"] | components["schemas"]["UpdateMcpToolDTO"] | components["schemas"]["UpdateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["UpdateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["UpdateGoHighLevelContactCreateToolDTO"] | components["schemas"]["UpdateGoHighLevelContactGetToolDTO"] | components["schemas"]["UpdateCodeToolDTO"] | components["schemas"]["UpdateKnowledgeBaseToolDTO"] | components["schemas"]["UpdateSipRequestToolDTO"] | components["schemas"]["UpdateVoicemailToolDTO"];
        /** @description A tool given in full instead of by its id. */
        ToolsUnion: components["schemas"]["CreateApiRequestToolDTO"] | components["schemas"]["CreateBashToolDTO"] | components["schemas"]["CreateComputerToolDTO"] | components["schemas"]["CreateDtmfToolDTO"] | components["schemas"]["CreateEndCallToolDTO"] | components["schemas"]["CreateFunctionToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactGetToolDTO"] | components["schemas"]["CreateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["CreateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["CreateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["CreateHandoffToolDTO"] | components["schemas"]["CreateMcpToolDTO"] | components["schemas"]["CreateQueryToolDTO"] | components["schemas"]["CreateSlackSendMessageToolDTO"] | components["schemas"]["CreateSmsToolDTO"] | components["schemas"]["CreateTextEditorToolDTO"] | components["schemas"]["CreateTransferCallToolDTO"] | components["schemas"]["CreateCodeToolDTO"] | components["schemas"]["CreateSipRequestToolDTO"] | components["schemas"]["CreateVoicemailToolDTO"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        TranscriberCost: {
            /** @constant */
            type: "transcriber";
            transcriber: {
                [key: string]: unknown;
            };
            minutes: number;
            cost: number;
        };
        /** @description Speech recognition, by provider. */
        TranscriberUnion: components["schemas"]["AssemblyAITranscriber"] | components["schemas"]["AzureSpeechTranscriber"] | components["schemas"]["CustomTranscriber"] | components["schemas"]["DeepgramTranscriber"] | components["schemas"]["ElevenLabsTranscriber"] | components["schemas"]["GladiaTranscriber"] | components["schemas"]["GoogleTranscriber"] | components["schemas"]["SpeechmaticsTranscriber"] | components["schemas"]["TalkscriberTranscriber"] | components["schemas"]["OpenAITranscriber"] | components["schemas"]["CartesiaTranscriber"] | components["schemas"]["SonioxTranscriber"] | components["schemas"]["XaiTranscriber"] | components["schemas"]["VapiTranscriber"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
        };
        TranscriptPlan: {
            enabled?: boolean;
            assistantName?: string;
            userName?: string;
        };
        /** @description How long a pause ends a turn, by what was said last. */
        TranscriptionEndpointingPlan: {
            /** @description Pause after a sentence. */
            onPunctuationSeconds?: number;
            /** @description Pause after words without an end. */
            onNoPunctuationSeconds?: number;
            /** @description Pause after a number. */
            onNumberSeconds?: number;
        };
        TransferArtifact: {
            destination: components["schemas"]["FallbackDestinationUnion"];
            mode?: components["schemas"]["TransferPlanModeEnum"];
            transcript?: string;
            status?: ("connected" | "no-answer" | "busy" | "voicemail" | "failed" | "completed" | "cancelled") | (string & {});
            messages?: components["schemas"]["CallMessageUnion"][];
        };
        TransferCallTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "transferCall";
            destinations?: components["schemas"]["TransferDestinationUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            latestVersion?: string | null;
        };
        /** @description Another assistant of the squad to transfer to. */
        TransferDestinationAssistant: {
            message?: (string & {}) | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "assistant";
            /** @enum {string} */
            transferMode?: "rolling-history" | "swap-system-message-in-history" | "swap-system-message-in-history-and-remove-transfer-tool-messages" | "delete-history";
            assistantName: string;
            description?: string;
        };
        /** @description A phone number to transfer to. */
        TransferDestinationNumber: {
            message?: (string & {}) | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "number";
            /**
             * @description Whether the number must be E.164. Off for numbers of your own telephone system.
             * @default true
             */
            numberE164CheckEnabled?: boolean;
            number: string;
            /** @description Digits to dial once the call is answered. */
            extension?: string;
            /** @description Number shown to the other side. */
            callerId?: string;
            transferPlan?: components["schemas"]["TransferPlan"];
            description?: string;
        };
        /** @description A SIP URI to transfer to. */
        TransferDestinationSip: {
            message?: (string & {}) | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "sip";
            /** @description SIP URI. */
            sipUri: string;
            transferPlan?: components["schemas"]["TransferPlan"];
            sipHeaders?: {
                [key: string]: string;
            };
            description?: string;
            callerId?: string;
        };
        TransferDestinationUnion: components["schemas"]["TransferDestinationAssistant"] | components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            message?: (string & {}) | components["schemas"]["CustomMessage"];
            description?: string;
        };
        /** @description What happens when a transfer fails. */
        TransferFallbackPlan: {
            message: (string & {}) | components["schemas"]["CustomMessage"];
            /** @default true */
            endCallEnabled?: boolean;
        };
        TransferPhoneNumberHookAction: {
            /** @constant */
            type: "transfer";
            destination?: components["schemas"]["FallbackDestinationUnion"];
        };
        /** @description How a call is passed on: blind, or with a word before. */
        TransferPlan: {
            mode: components["schemas"]["TransferPlanModeEnum"];
            message?: (string & {}) | components["schemas"]["CustomMessage"];
            /** @default 60 */
            timeout?: number;
            /**
             * @default refer
             * @enum {string}
             */
            sipVerb?: "refer" | "bye" | "dial";
            holdAudioUrl?: string;
            transferCompleteAudioUrl?: string;
            twiml?: string;
            summaryPlan?: components["schemas"]["SummaryPlan"];
            sipHeadersInReferToEnabled?: boolean;
            fallbackPlan?: components["schemas"]["TransferFallbackPlan"];
            /** @default 60 */
            dialTimeout?: number;
            contextEngineeringPlan?: components["schemas"]["ContextEngineeringPlanLastNMessages"] | components["schemas"]["ContextEngineeringPlanNone"] | components["schemas"]["ContextEngineeringPlanAll"] | {
                /** Format: x-unrecognized */
                type: Unrecognized;
            };
        };
        TransferPlanModeEnum: ("blind-transfer" | "blind-transfer-add-summary-to-sip-header" | "warm-transfer-say-message" | "warm-transfer-say-summary" | "warm-transfer-twiml" | "warm-transfer-wait-for-operator-to-speak-first-and-then-say-message" | "warm-transfer-wait-for-operator-to-speak-first-and-then-say-summary" | "warm-transfer-experimental") | (string & {});
        TransportConfigurationTwilio: {
            /** @constant */
            provider: "twilio";
            timeout?: number;
            record?: boolean;
            /** @enum {string} */
            recordingChannels?: "mono" | "dual";
        };
        TransportCost: {
            /** @constant */
            type: "transport";
            provider?: ("twilio" | "vonage" | "daily" | "vapi.websocket" | "telnyx" | "vapi.sip") | (string & {});
            minutes: number;
            cost: number;
        };
        TrieveCredential: {
            /** @constant */
            provider: "trieve";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        TrieveKnowledgeBase: {
            /** @constant */
            provider: "trieve";
            name?: string;
            searchPlan?: components["schemas"]["TrieveKnowledgeBaseSearchPlan"];
            createPlan?: components["schemas"]["TrieveKnowledgeBaseImport"];
            id: string;
            orgId: string;
        };
        TrieveKnowledgeBaseImport: {
            /** @constant */
            type: "import";
            providerId: string;
        };
        TrieveKnowledgeBaseSearchPlan: {
            topK?: number;
            removeStopWords?: boolean;
            scoreThreshold?: number;
            /** @enum {string} */
            searchType: "fulltext" | "semantic" | "hybrid" | "bm25";
        };
        /** @description Latencies of one turn, in milliseconds. */
        TurnLatency: {
            modelLatency?: number;
            voiceLatency?: number;
            transcriberLatency?: number;
            endpointingLatency?: number;
            turnLatency?: number;
        };
        TwilioCredential: {
            /** @constant */
            provider: "twilio";
            authToken?: string;
            apiKey?: string;
            apiSecret?: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            accountSid: string;
        };
        TwilioPhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "twilio";
            /** @default true */
            smsEnabled?: boolean;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            status?: ("active" | "activating" | "blocked") | (string & {});
            twilioAuthToken?: string;
            twilioApiKey?: string;
            twilioApiSecret?: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number: string;
            twilioAccountSid: string;
        };
        TwilioSMSChatTransport: {
            /**
             * @default chat
             * @constant
             */
            conversationType?: "chat";
            phoneNumberId?: string;
            customer?: components["schemas"]["CreateCustomerDTO"];
            customerId?: string;
            /** @default true */
            useLLMGeneratedMessageForOutbound?: boolean;
            /** @constant */
            type: "twilio.sms";
        };
        TwilioTransport: {
            /** @constant */
            provider: "twilio";
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
            accountSid?: string;
            callSid?: string;
            /** @description Token to join or control with. */
            callToken?: string;
            forwardedFrom?: string;
        };
        TwilioTransportMessage: {
            /** @constant */
            transport: "twilio";
            twiml: string;
        };
        TwilioVoicemailDetectionPlan: {
            /** @constant */
            provider: "twilio";
            voicemailDetectionTypes?: ("machine_start" | "human" | "fax" | "unknown" | "machine_end_beep" | "machine_end_silence" | "machine_end_other")[];
            enabled?: boolean;
            machineDetectionTimeout?: number;
            machineDetectionSpeechThreshold?: number;
            machineDetectionSpeechEndThreshold?: number;
            machineDetectionSilenceTimeout?: number;
        };
        UpdateAnthropicCredentialDTO: {
            /** @constant */
            provider?: "anthropic";
            apiKey?: string;
            name?: string;
        };
        UpdateAnyscaleCredentialDTO: {
            /** @constant */
            provider?: "anyscale";
            apiKey?: string;
            name?: string;
        };
        UpdateApiRequestToolDTO: {
            /** @constant */
            type?: "apiRequest";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @enum {string} */
            method?: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            /** @description In seconds. */
            timeoutSeconds?: number;
            credentialId?: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            name?: string;
            description?: string;
            url?: string;
            body?: components["schemas"]["JsonSchema"];
            headers?: components["schemas"]["JsonSchema"];
            backoffPlan?: components["schemas"]["BackoffPlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            encryptedPaths?: string[];
            parameters?: components["schemas"]["ToolParameter"][];
        };
        UpdateAssemblyAICredentialDTO: {
            /** @constant */
            provider?: "assembly-ai";
            apiKey?: string;
            name?: string;
        };
        /** @description The fields of an assistant that change. */
        UpdateAssistantDTO: {
            transcriber?: components["schemas"]["TranscriberUnion"];
            model?: components["schemas"]["ModelUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            /** @description What the assistant says first; an address of a sound file is played. */
            firstMessage?: string;
            /**
             * @description Whether the customer can interrupt the first message.
             * @default false
             */
            firstMessageInterruptionsEnabled?: boolean;
            /**
             * @description Who speaks first.
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /** @description Longest call, in seconds. */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /** @description Whether messages hold the model's words instead of the transcript of the voice. */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            credentials?: components["schemas"]["CredentialsUnion"][];
            hooks?: components["schemas"]["HooksUnion"][];
            name?: string;
            /** @description What is left on a voicemail; without it the call just ends. */
            voicemailMessage?: string;
            /** @description What is said before the assistant hangs up. */
            endCallMessage?: string;
            /** @description Phrases of the assistant that end the call. */
            endCallPhrases?: string[];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            metadata?: {
                [key: string]: unknown;
            };
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
        };
        UpdateAzureCredentialDTO: {
            /** @constant */
            provider?: "azure";
            /**
             * @default speech
             * @enum {string}
             */
            service?: "speech" | "blob_storage";
            /** @description Region of the provider. */
            region?: components["schemas"]["RegionEnum"];
            apiKey?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
            bucketPlan?: components["schemas"]["AzureBlobStorageBucketPlan"];
        };
        UpdateAzureOpenAICredentialDTO: {
            /** @constant */
            provider?: "azure-openai";
            /** @description Region of the provider. */
            region?: components["schemas"]["RegionEnum"];
            models?: components["schemas"]["ModelsEnum"][];
            openAIKey?: string;
            ocpApimSubscriptionKey?: string;
            name?: string;
            openAIEndpoint?: string;
        };
        UpdateBarInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type?: "bar";
            formulas?: components["schemas"]["InsightFormula"][];
            metadata?: components["schemas"]["BarInsightMetadata"];
            timeRange?: components["schemas"]["InsightTimeRangeWithStep"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries?: components["schemas"]["BarInsightQueriesUnion"][];
        };
        UpdateBashToolDTO: {
            /** @constant */
            type?: "bash";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            subType?: "bash_20241022";
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /**
             * @default bash
             * @constant
             */
            name?: "bash";
        };
        UpdateBoardDTO: {
            items?: (components["schemas"]["BoardInsightItem"] | components["schemas"]["BoardMetricWidgetItem"])[];
            name?: string;
            layout?: components["schemas"]["BoardLayout"];
            timeRangeOverride?: components["schemas"]["InsightTimeRangeWithStep"];
        };
        UpdateByoPhoneNumberDTO: {
            /** @constant */
            provider?: "byo-phone-number";
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /**
             * @description Whether the number must be E.164. Off for numbers of your own telephone system.
             * @default true
             */
            numberE164CheckEnabled?: boolean;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
        };
        UpdateByoSipTrunkCredentialDTO: {
            /** @constant */
            provider?: "byo-sip-trunk";
            name?: string;
            /** @description Addresses of the trunk. */
            gateways?: components["schemas"]["SipTrunkGateway"][];
            outboundAuthenticationPlan?: components["schemas"]["SipTrunkOutboundAuthenticationPlan"];
            /** @description Whether numbers keep their plus. */
            outboundLeadingPlusEnabled?: boolean;
            /** @description Digits put before each number. */
            techPrefix?: string;
            /** @description Value of the SIP Diversion header. */
            sipDiversionHeader?: string;
        };
        UpdateCallDTO: {
            name?: string;
        };
        UpdateCampaignDTO: {
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            phoneNumberId?: string;
            schedulePlan?: components["schemas"]["SchedulePlan"];
            status?: ("ended" | "cancelled") | (string & {});
            squadId?: string;
            dialPlan?: components["schemas"]["DialPlanEntry"][];
        };
        UpdateCartesiaCredentialDTO: {
            /** @constant */
            provider?: "cartesia";
            apiKey?: string;
            name?: string;
            apiUrl?: string;
        };
        UpdateCerebrasCredentialDTO: {
            /** @constant */
            provider?: "cerebras";
            apiKey?: string;
            name?: string;
        };
        UpdateCodeToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type?: "code";
            async?: boolean;
            server?: components["schemas"]["Server"];
            code?: string;
            environmentVariables?: components["schemas"]["CodeToolEnvironmentVariable"][];
            timeoutSeconds?: number;
            credentialId?: string;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            function?: components["schemas"]["OpenAIFunction"];
        };
        UpdateComputerToolDTO: {
            /** @constant */
            type?: "computer";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            subType?: "computer_20241022";
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /**
             * @default computer
             * @constant
             */
            name?: "computer";
            /** @description Width of the screen. */
            displayWidthPx?: number;
            /** @description Height of the screen. */
            displayHeightPx?: number;
            displayNumber?: number;
        };
        UpdateCustomCredentialDTO: {
            /** @constant */
            provider?: "custom-credential";
            authenticationPlan?: components["schemas"]["AuthenticationPlanUnion"];
            name?: string;
            encryptionPlan?: components["schemas"]["PublicKeyEncryptionPlan"];
        };
        UpdateCustomKnowledgeBaseDTO: {
            /** @constant */
            provider?: "custom-knowledge-base";
            server?: components["schemas"]["Server"];
        };
        UpdateCustomLLMCredentialDTO: {
            /** @constant */
            provider?: "custom-llm";
            apiKey?: string;
            authenticationPlan?: components["schemas"]["OAuth2AuthenticationPlan"];
            name?: string;
        };
        UpdateDeepInfraCredentialDTO: {
            /** @constant */
            provider?: "deepinfra";
            apiKey?: string;
            name?: string;
        };
        UpdateDeepSeekCredentialDTO: {
            /** @constant */
            provider?: "deep-seek";
            apiKey?: string;
            name?: string;
        };
        UpdateDeepgramCredentialDTO: {
            /** @constant */
            provider?: "deepgram";
            apiKey?: string;
            name?: string;
            apiUrl?: string;
        };
        UpdateDtmfToolDTO: {
            /** @constant */
            type?: "dtmf";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /** @default false */
            sipInfoDtmfEnabled?: boolean;
        };
        UpdateElevenLabsCredentialDTO: {
            /** @constant */
            provider?: "11labs";
            apiKey?: string;
            name?: string;
            /** @enum {string|null} */
            apiUrl?: "https://api.elevenlabs.io" | "https://api.eu.residency.elevenlabs.io" | null;
        };
        UpdateEndCallToolDTO: {
            /** @constant */
            type?: "endCall";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateEvalDTO: {
            messages?: components["schemas"]["CreateEvalDTOMessagesUnion"][];
            name?: string;
            description?: string;
            /** @constant */
            type?: "chat.mockConversation";
        };
        UpdateFileDTO: {
            name?: string;
        };
        UpdateFunctionToolDTO: {
            /** @constant */
            type?: "function";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @description Whether the conversation goes on without waiting for the answer. */
            async?: boolean;
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            function?: components["schemas"]["OpenAIFunction"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            parameters?: components["schemas"]["ToolParameter"][];
        };
        UpdateGcpCredentialDTO: {
            /** @constant */
            provider?: "gcp";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
            gcpKey?: components["schemas"]["GcpKey"];
            /** @description Region of the provider. */
            region?: string;
            bucketPlan?: components["schemas"]["BucketPlan"];
        };
        UpdateGladiaCredentialDTO: {
            /** @constant */
            provider?: "gladia";
            apiKey?: string;
            name?: string;
        };
        UpdateGoHighLevelCalendarAvailabilityToolDTO: {
            /** @constant */
            type?: "gohighlevel.calendar.availability.check";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelCalendarEventCreateToolDTO: {
            /** @constant */
            type?: "gohighlevel.calendar.event.create";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelContactCreateToolDTO: {
            /** @constant */
            type?: "gohighlevel.contact.create";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelContactGetToolDTO: {
            /** @constant */
            type?: "gohighlevel.contact.get";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelCredentialDTO: {
            /** @constant */
            provider?: "gohighlevel";
            apiKey?: string;
            name?: string;
        };
        UpdateGoogleCalendarCheckAvailabilityToolDTO: {
            /** @constant */
            type?: "google.calendar.availability.check";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoogleCalendarCreateEventToolDTO: {
            /** @constant */
            type?: "google.calendar.event.create";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoogleCredentialDTO: {
            /** @constant */
            provider?: "google";
            apiKey?: string;
            name?: string;
        };
        UpdateGoogleSheetsRowAppendToolDTO: {
            /** @constant */
            type?: "google.sheets.row.append";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGroqCredentialDTO: {
            /** @constant */
            provider?: "groq";
            apiKey?: string;
            name?: string;
        };
        UpdateHandoffToolDTO: {
            /** @constant */
            type?: "handoff";
            messages?: components["schemas"]["ToolMessageUnion"][];
            destinations?: components["schemas"]["HandoffDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            defaultResult?: string;
            function?: components["schemas"]["OpenAIFunction"];
        };
        UpdateHumeCredentialDTO: {
            /** @constant */
            provider?: "hume";
            apiKey?: string;
            name?: string;
        };
        UpdateInflectionAICredentialDTO: {
            /** @constant */
            provider?: "inflection-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateInworldCredentialDTO: {
            /** @constant */
            provider?: "inworld";
            apiKey?: string;
            name?: string;
        };
        UpdateKnowledgeBaseToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type?: "knowledgeBase";
            /** Format: uuid */
            knowledgeBaseId?: string | null;
            function?: components["schemas"]["KnowledgeBaseToolFunction"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateKnowledgeBaseV2DTO: {
            name?: string;
            description?: string | null;
        };
        UpdateLangfuseCredentialDTO: {
            /** @constant */
            provider?: "langfuse";
            publicKey?: string;
            apiKey?: string;
            apiUrl?: string;
            name?: string;
        };
        UpdateLineInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type?: "line";
            formulas?: components["schemas"]["InsightFormula"][];
            metadata?: components["schemas"]["LineInsightMetadata"];
            timeRange?: components["schemas"]["InsightTimeRangeWithStep"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries?: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"])[];
        };
        UpdateLmntCredentialDTO: {
            /** @constant */
            provider?: "lmnt";
            apiKey?: string;
            name?: string;
        };
        UpdateMakeCredentialDTO: {
            /** @constant */
            provider?: "make";
            teamId?: string;
            /** @description Region of the provider. */
            region?: string;
            apiKey?: string;
            name?: string;
        };
        UpdateMcpToolDTO: {
            /** @constant */
            type?: "mcp";
            messages?: components["schemas"]["ToolMessageUnion"][];
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            metadata?: components["schemas"]["McpToolMetadata"];
            toolMessages?: components["schemas"]["McpToolMessages"][];
        };
        UpdateNeuphonicCredentialDTO: {
            /** @constant */
            provider?: "neuphonic";
            apiKey?: string;
            name?: string;
        };
        UpdateOpenAICredentialDTO: {
            /** @constant */
            provider?: "openai";
            apiKey?: string;
            name?: string;
        };
        UpdateOpenRouterCredentialDTO: {
            /** @constant */
            provider?: "openrouter";
            apiKey?: string;
            name?: string;
        };
        UpdateOrgDTO: {
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            subscriptionId?: string;
            name?: string;
            /** @enum {string} */
            channel?: "default" | "weekly" | "daily" | "intuit" | "hcs";
            /** @description Highest monthly spending, in US dollars. */
            billingLimit?: number;
            server?: components["schemas"]["Server"];
            /** @deprecated */
            concurrencyLimit?: number;
            compliancePlan?: components["schemas"]["CompliancePlan"];
        };
        UpdatePerplexityAICredentialDTO: {
            /** @constant */
            provider?: "perplexity-ai";
            apiKey?: string;
            name?: string;
        };
        UpdatePersonalityDTO: {
            name?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            path?: string | null;
        };
        UpdatePieInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type?: "pie";
            formulas?: components["schemas"]["InsightFormula"][];
            timeRange?: components["schemas"]["InsightTimeRange"];
            groupBy?: components["schemas"]["BarInsightGroupByEnum"];
            queries?: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"])[];
        };
        UpdatePlayHTCredentialDTO: {
            /** @constant */
            provider?: "playht";
            apiKey?: string;
            name?: string;
            userId?: string;
        };
        UpdateQueryToolDTO: {
            /** @constant */
            type?: "query";
            messages?: components["schemas"]["ToolMessageUnion"][];
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateRimeAICredentialDTO: {
            /** @constant */
            provider?: "rime-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateRunpodCredentialDTO: {
            /** @constant */
            provider?: "runpod";
            apiKey?: string;
            name?: string;
        };
        UpdateS3CredentialDTO: {
            /** @constant */
            provider?: "s3";
            awsAccessKeyId?: string;
            awsSecretAccessKey?: string;
            /** @description Region of the provider. */
            region?: string;
            s3BucketName?: string;
            s3PathPrefix?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
        };
        UpdateScenarioDTO: {
            name?: string;
            instructions?: string;
            evaluations?: components["schemas"]["EvaluationPlanItem"][];
            hooks?: (components["schemas"]["SimulationHookCallStarted"] | components["schemas"]["SimulationHookCallEnded"])[];
            targetOverrides?: components["schemas"]["AssistantOverrides"];
            toolMocks?: components["schemas"]["ScenarioToolMock"][];
            path?: string | null;
        };
        UpdateScorecardDTO: {
            name?: string;
            description?: string;
            metrics?: components["schemas"]["ScorecardMetric"][];
            assistantIds?: string[];
        };
        UpdateSessionDTO: {
            name?: string;
            status?: ("active" | "completed") | (string & {});
            expirationSeconds?: number;
            messages?: components["schemas"]["ChatMessageUnion"][];
        };
        UpdateSimulationDTO: {
            name?: string;
            /** Format: uuid */
            scenarioId?: string;
            /** Format: uuid */
            personalityId?: string;
            path?: string | null;
        };
        UpdateSimulationSuiteDTO: {
            name?: string;
            slackWebhookUrl?: string;
            simulationIds?: string[];
            targetAssignments?: components["schemas"]["SimulationSuiteTargetAssignment"][];
            path?: string | null;
        };
        UpdateSipRequestToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type?: "sipRequest";
            /** @enum {string} */
            verb?: "INFO" | "MESSAGE" | "NOTIFY";
            headers?: components["schemas"]["JsonSchema"];
            body?: (string & {}) | components["schemas"]["JsonSchema"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateSlackSendMessageToolDTO: {
            /** @constant */
            type?: "slack.message.send";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateSmallestAICredentialDTO: {
            /** @constant */
            provider: "smallest-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateSmsToolDTO: {
            /** @constant */
            type?: "sms";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateSquadDTO: {
            name?: string;
            members: components["schemas"]["SquadMemberDTO"][];
            /** @description Overrides for every member. */
            membersOverrides?: components["schemas"]["AssistantOverrides"];
        };
        UpdateStructuredOutputDTO: {
            model?: components["schemas"]["WorkflowModelUnion"];
            name?: string;
            description?: string;
            assistantIds?: string[];
            workflowIds?: string[];
            schema?: components["schemas"]["JsonSchema"];
            /** @enum {string} */
            type?: "ai" | "regex";
            regex?: string;
            compliancePlan?: components["schemas"]["ComplianceOverride"];
            conditions?: (components["schemas"]["MinMessagesCondition"] | components["schemas"]["MinCallDurationCondition"] | components["schemas"]["EndedReasonCondition"])[] | null;
        };
        UpdateSupabaseCredentialDTO: {
            /** @constant */
            provider: "supabase";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
            bucketPlan?: components["schemas"]["SupabaseBucketPlan"];
        };
        UpdateTavusCredentialDTO: {
            /** @constant */
            provider: "tavus";
            apiKey?: string;
            name?: string;
        };
        UpdateTelnyxPhoneNumberDTO: {
            /** @constant */
            provider?: "telnyx";
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
        };
        UpdateTestSuiteDto: {
            name?: string;
            /** @deprecated */
            phoneNumberId?: string;
            testerPlan?: components["schemas"]["TesterPlan"];
            targetPlan?: components["schemas"]["TargetPlan"];
        };
        UpdateTestSuiteRunDto: {
            name?: string;
        };
        UpdateTestSuiteTestChatDto: {
            /** @description How the result is judged. */
            scorers?: components["schemas"]["TestSuiteTestScorerAI"][];
            /** @constant */
            type?: "chat";
            name?: string;
            script?: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        UpdateTestSuiteTestVoiceDto: {
            /** @description How the result is judged. */
            scorers?: components["schemas"]["TestSuiteTestScorerAI"][];
            /** @constant */
            type?: "voice";
            name?: string;
            script?: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        UpdateTextEditorToolDTO: {
            /** @constant */
            type?: "textEditor";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            subType?: "text_editor_20241022";
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /**
             * @default str_replace_editor
             * @constant
             */
            name?: "str_replace_editor";
        };
        UpdateTextInsightFromCallTableDTO: {
            name?: string;
            /** @constant */
            type?: "text";
            formula?: {
                [key: string]: unknown;
            };
            timeRange?: components["schemas"]["InsightTimeRange"];
            queries?: (components["schemas"]["JSONQueryOnCallTableWithStringTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithNumberTypeColumn"] | components["schemas"]["JSONQueryOnCallTableWithStructuredOutputColumn"])[];
        };
        UpdateTogetherAICredentialDTO: {
            /** @constant */
            provider?: "together-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateTokenDTO: {
            /** @enum {string} */
            tag?: "private" | "public";
            name?: string;
            restrictions?: components["schemas"]["TokenRestrictions"];
        };
        UpdateToolTemplateDTO: {
            details?: components["schemas"]["ToolsUnion"];
            providerDetails?: components["schemas"]["ProviderDetailsUnion"];
            metadata?: components["schemas"]["ToolTemplateMetadata"];
            /**
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
            /**
             * @default tool
             * @constant
             */
            type: "tool";
            name?: string;
            provider?: ("make" | "gohighlevel" | "function") | (string & {});
        };
        UpdateTransferCallToolDTO: {
            /** @constant */
            type?: "transferCall";
            messages?: components["schemas"]["ToolMessageUnion"][];
            destinations?: components["schemas"]["TransferDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateTrieveKnowledgeBaseDTO: {
            /** @constant */
            provider: "trieve";
            name?: string;
            searchPlan?: components["schemas"]["TrieveKnowledgeBaseSearchPlan"];
            createPlan?: components["schemas"]["TrieveKnowledgeBaseImport"];
        };
        UpdateTwilioCredentialDTO: {
            /** @constant */
            provider?: "twilio";
            authToken?: string;
            apiKey?: string;
            apiSecret?: string;
            name?: string;
            accountSid?: string;
        };
        UpdateTwilioPhoneNumberDTO: {
            /** @constant */
            provider?: "twilio";
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @default true */
            smsEnabled?: boolean;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            twilioAccountSid?: string;
            twilioAuthToken?: string;
            twilioApiKey?: string;
            twilioApiSecret?: string;
        };
        UpdateUserRoleDTO: {
            userId: string;
            role: ("admin" | "editor" | "viewer") | (string & {});
        };
        UpdateVapiPhoneNumberDTO: {
            /** @constant */
            provider?: "vapi";
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            /** @description SIP URI. */
            sipUri?: string;
            authentication?: components["schemas"]["SipAuthentication"];
        };
        UpdateVoicemailToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type?: "voicemail";
            /** @default false */
            beepDetectionEnabled?: boolean;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateVonageCredentialDTO: {
            /** @constant */
            provider?: "vonage";
            apiSecret?: string;
            name?: string;
            apiKey?: string;
        };
        UpdateVonagePhoneNumberDTO: {
            /** @constant */
            provider?: "vonage";
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
        };
        UpdateWebhookCredentialDTO: {
            /** @constant */
            provider?: "webhook";
            authenticationPlan?: components["schemas"]["AuthenticationPlanUnion"];
            name?: string;
        };
        UpdateWorkflowDTO: {
            nodes?: components["schemas"]["WorkflowNodeUnion"][];
            model?: components["schemas"]["WorkflowModelUnion"];
            transcriber?: components["schemas"]["TranscriberUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            hooks?: components["schemas"]["CreateWorkflowDTOHooksUnion"][];
            credentials?: components["schemas"]["CredentialsUnion"][];
            name?: string;
            edges?: components["schemas"]["Edge"][];
            globalPrompt?: string;
            server?: components["schemas"]["Server"];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
            voicemailDetection?: components["schemas"]["CreateWorkflowDTOVoicemailDetectionUnion"];
            maxDurationSeconds?: number;
            voicemailMessage?: string;
        };
        UpdateXAiCredentialDTO: {
            /** @constant */
            provider?: "xai";
            apiKey?: string;
            name?: string;
        };
        User: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            email: string;
            fullName?: string;
        };
        UserMessage: {
            role: string;
            message: string;
            time: number;
            endTime: number;
            /** @description Since the call began. */
            secondsFromStart: number;
            duration?: number;
            isFiltered?: boolean;
            detectedThreats?: string[];
            originalMessage?: string;
            metadata?: {
                [key: string]: unknown;
            };
            speakerLabel?: string;
        };
        VapiCost: {
            /** @constant */
            type: "vapi";
            subType: ("normal" | "overage") | (string & {});
            minutes: number;
            cost: number;
        };
        VapiModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["AssistantOverridesToolsAppendUnion"][];
            toolIds?: string[];
            toolRefs?: components["schemas"]["ToolRef"][];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model?: string;
            /** @enum {string} */
            version?: "latest" | "1";
            /** @constant */
            provider: "vapi";
            workflowId?: string;
            workflow?: components["schemas"]["WorkflowUserEditable"];
            temperature?: number;
            emotionRecognitionEnabled?: boolean;
            numFastTurns?: number;
        };
        VapiPhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "vapi";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            status?: ("active" | "activating" | "blocked") | (string & {});
            number?: string;
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            numberDesiredAreaCode?: string;
            /** @description SIP URI. */
            sipUri?: string;
            authentication?: components["schemas"]["SipAuthentication"];
        };
        VapiPronunciationDictionaryLocator: {
            pronunciationDictId: string;
            versionId?: string;
            provider?: ("cartesia" | "11labs") | (string & {});
        };
        VapiSipTransport: {
            /** @constant */
            provider: "vapi.sip";
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
            /** @default 60 */
            dialTimeout?: number;
            sbcCallSid?: string;
            callSid?: string;
        };
        VapiSipTransportMessage: {
            /** @constant */
            transport: "vapi.sip";
            /** @enum {string} */
            sipVerb: "INFO" | "MESSAGE" | "NOTIFY";
            headers?: {
                [key: string]: unknown;
            };
            body?: string;
        };
        VapiSmartEndpointingPlan: {
            provider: ("vapi" | "livekit" | "custom-endpointing-model") | (string & {});
        };
        VapiTranscriber: {
            /** @constant */
            provider: "vapi";
            /** @enum {string} */
            version?: "latest" | "1";
            language?: components["schemas"]["LanguageEnum"];
            languages?: components["schemas"]["LanguageEnum"][];
            keywords?: string[];
            /** @enum {string} */
            turnTaking?: "intelligent" | "manual";
        };
        VapiVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "vapi";
            voiceId: string;
            /** @default 1 */
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            version?: ("1" | "2" | "latest") | (1 | 2);
            language?: components["schemas"]["FallbackVapiVoiceLanguageEnum"];
            pronunciationDictionary?: components["schemas"]["VapiPronunciationDictionaryLocator"][];
        };
        VapiVoicemailDetectionPlan: {
            /**
             * @description Longest wait for the beep before the message is left.
             * @default 30
             */
            beepMaxAwaitSeconds?: number;
            /** @constant */
            provider: "vapi";
            backoffPlan?: components["schemas"]["VoicemailDetectionBackoffPlan"];
            /** @enum {string} */
            type?: "audio" | "transcript";
        };
        /** @description A room in the browser. */
        VapiWebCallTransport: {
            /** @constant */
            provider: "daily";
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
            /**
             * @description Whether the room closes once the visitor leaves; off, a page can join again.
             * @default true
             */
            roomDeleteOnUserLeaveEnabled?: boolean;
            callUrl?: string;
            callSipUri?: string;
        };
        /** @description Raw audio over a WebSocket. */
        VapiWebsocketTransport: {
            /** @constant */
            provider: "vapi.websocket";
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
            audioFormat?: components["schemas"]["AudioFormat"];
        };
        VariableExtractionAlias: {
            key: string;
            /** @description Liquid template of the value. */
            value: string;
        };
        /** @description Values taken out of an answer for later use. */
        VariableExtractionPlan: {
            schema?: components["schemas"]["JsonSchema"];
            aliases?: components["schemas"]["VariableExtractionAlias"][];
        };
        VariableValueGroupBy: {
            key: string;
        };
        VoiceCost: {
            /** @constant */
            type: "voice";
            voice: {
                [key: string]: unknown;
            };
            characters: number;
            cost: number;
        };
        VoiceIdEnum: ("asteria" | "luna" | "stella" | "athena" | "hera" | "orion" | "arcas" | "perseus" | "angus" | "orpheus" | "helios" | "zeus" | "thalia" | "andromeda" | "helena" | "apollo" | "aries" | "amalthea" | "atlas" | "aurora" | "callista" | "cora" | "cordelia" | "delia" | "draco" | "electra" | "harmonia" | "hermes" | "hyperion" | "iris" | "janus" | "juno" | "jupiter" | "mars" | "minerva" | "neptune" | "odysseus" | "ophelia" | "pandora" | "phoebe" | "pluto" | "saturn" | "selene" | "theia" | "vesta" | "celeste" | "estrella" | "nestor" | "sirio" | "carina" | "alvaro" | "diana" | "aquila" | "selena" | "javier" | "viktoria" | "kara" | "fabian" | "julius" | "lara" | "elara" | "aurelia") | (string & {});
        VoiceIdUnion: ("burt" | "marissa" | "andrea" | "sarah" | "phillip" | "steve" | "joseph" | "myra" | "paula" | "ryan" | "drew" | "paul" | "mrb" | "matilda" | "mark") | (string & {});
        /** @description A voice as the platform lists it. */
        VoiceLibrary: {
            provider?: components["schemas"]["ProviderEnum"];
            providerId?: string;
            slug?: string;
            name?: string;
            language?: string;
            languageCode?: string;
            model?: string;
            supportedModels?: string;
            gender?: ("male" | "female") | (string & {});
            accent?: string;
            previewUrl?: string;
            description?: string;
            credentialId?: string;
            id: string;
            orgId: string;
            isPublic: boolean;
            isDeleted: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            sortOrder?: number;
            isCloned?: boolean;
            cloneBackend?: string;
        };
        VoiceLibraryVoiceResponse: {
            voiceId: string;
            name: string;
            publicOwnerId?: string;
            description?: string;
            gender?: string;
            age?: (string & {}) | number;
            accent?: string;
        };
        /** @description Voices, by provider. */
        VoiceUnion: components["schemas"]["AzureVoice"] | components["schemas"]["CartesiaVoice"] | components["schemas"]["CustomVoice"] | components["schemas"]["DeepgramVoice"] | components["schemas"]["ElevenLabsVoice"] | components["schemas"]["HumeVoice"] | components["schemas"]["LMNTVoice"] | components["schemas"]["NeuphonicVoice"] | components["schemas"]["OpenAIVoice"] | components["schemas"]["PlayHTVoice"] | components["schemas"]["RimeAIVoice"] | components["schemas"]["SmallestAIVoice"] | components["schemas"]["TavusVoice"] | components["schemas"]["VapiVoice"] | components["schemas"]["SesameVoice"] | components["schemas"]["InworldVoice"] | components["schemas"]["MinimaxVoice"] | components["schemas"]["WellSaidVoice"] | components["schemas"]["XaiVoice"] | components["schemas"]["MicrosoftVoice"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @description How often to look for a voicemail greeting. */
        VoicemailDetectionBackoffPlan: {
            /**
             * @description First look, from the start of the call.
             * @default 5
             */
            startAtSeconds?: number;
            /** @default 5 */
            frequencySeconds?: number;
            /** @default 6 */
            maxRetries?: number;
        };
        VoicemailDetectionCost: {
            /** @constant */
            type: "voicemail-detection";
            model: {
                [key: string]: unknown;
            };
            provider: ("twilio" | "google" | "openai" | "vapi") | (string & {});
            promptTextTokens: number;
            promptAudioTokens: number;
            completionTextTokens: number;
            completionAudioTokens: number;
            cost: number;
        };
        VoicemailDetectionUnion: components["schemas"]["GoogleVoicemailDetectionPlan"] | components["schemas"]["OpenAIVoicemailDetectionPlan"] | components["schemas"]["TwilioVoicemailDetectionPlan"] | components["schemas"]["VapiVoicemailDetectionPlan"] | "off";
        VoicemailTool: {
            latestVersion?: string | null;
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @constant */
            type: "voicemail";
            /** @default false */
            beepDetectionEnabled?: boolean;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        VonageCredential: {
            vonageApplicationPrivateKey: string;
            /** @constant */
            provider: "vonage";
            apiSecret: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            vonageApplicationId: string;
            name?: string;
            apiKey: string;
        };
        VonagePhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            /** @constant */
            provider: "vonage";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            status?: ("active" | "activating" | "blocked") | (string & {});
            name?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            /** @description Id of a stored workflow. */
            workflowId?: string;
            /** @description Id of a stored squad. */
            squadId?: string;
            server?: components["schemas"]["Server"];
            number: string;
            credentialId: string;
        };
        VonageTransport: {
            /** @constant */
            provider: "vonage";
            /**
             * @default voice
             * @constant
             */
            conversationType?: "voice";
            conversationUUID?: string;
            callUUID?: string;
        };
        WebChat: {
            id: string;
            sessionId?: string;
            output: components["schemas"]["ChatMessageUnion"][];
        };
        WebhookCredential: {
            /** @constant */
            provider: "webhook";
            authenticationPlan: components["schemas"]["AuthenticationPlanUnion"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            authenticationSession: components["schemas"]["Oauth2AuthenticationSession"];
            name?: string;
        };
        WellSaidVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "wellsaid";
            voiceId: string;
            model?: ("caruso" | "legacy") | (string & {});
            enableSsml?: boolean;
            libraryIds?: string[];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        Workflow: {
            nodes: components["schemas"]["WorkflowNodeUnion"][];
            model?: components["schemas"]["WorkflowModelUnion"];
            transcriber?: components["schemas"]["TranscriberUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            hooks?: components["schemas"]["CreateWorkflowDTOHooksUnion"][];
            credentials?: components["schemas"]["CredentialsUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name: string;
            edges: components["schemas"]["Edge"][];
            globalPrompt?: string;
            server?: components["schemas"]["Server"];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            /** @description Credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
            voicemailDetection?: components["schemas"]["CreateWorkflowDTOVoicemailDetectionUnion"];
            maxDurationSeconds?: number;
            voicemailMessage?: string;
        };
        WorkflowAnthropicBedrockModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            /** @constant */
            provider: "anthropic-bedrock";
            model: ("claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-opus-4-5-20251101" | "claude-opus-4-6" | "claude-sonnet-4-20250514" | "claude-sonnet-4-5-20250929" | "claude-sonnet-4-6" | "claude-haiku-4-5-20251001" | "global.anthropic.claude-haiku-4-5-20251001-v1:0") | (string & {});
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            temperature?: number;
            maxTokens?: number;
        };
        WorkflowAnthropicModel: {
            /** @constant */
            provider: "anthropic";
            model: components["schemas"]["WorkflowAnthropicModelModelEnum"];
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            messages?: components["schemas"]["OpenAIMessage"][];
        };
        WorkflowAnthropicModelModelEnum: ("claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-sonnet-4-20250514" | "claude-opus-4-5-20251101" | "claude-opus-4-6" | "claude-sonnet-4-5-20250929" | "claude-sonnet-4-6" | "claude-sonnet-5" | "claude-haiku-4-5-20251001") | (string & {});
        WorkflowCustomModel: {
            /** @constant */
            provider: "custom-llm";
            /**
             * @description How the call's metadata goes to your model server.
             * @enum {string}
             */
            metadataSendMode?: "off" | "variable" | "destructured";
            url: string;
            headers?: {
                [key: string]: string;
            };
            /** @description In seconds. */
            timeoutSeconds?: number;
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            messages?: components["schemas"]["OpenAIMessage"][];
        };
        WorkflowGoogleModel: {
            /** @constant */
            provider: "google";
            model: components["schemas"]["WorkflowGoogleModelModelEnum"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            messages?: components["schemas"]["OpenAIMessage"][];
        };
        WorkflowGoogleModelModelEnum: ("gemini-2.5-pro" | "gemini-2.5-flash" | "gemini-2.5-flash-lite" | "gemini-2.0-flash-thinking-exp" | "gemini-2.0-pro-exp-02-05" | "gemini-2.0-flash" | "gemini-2.0-flash-lite" | "gemini-2.0-flash-exp" | "gemini-2.0-flash-realtime-exp" | "gemini-1.5-flash" | "gemini-1.5-flash-002" | "gemini-1.5-pro" | "gemini-1.5-pro-002" | "gemini-1.0-pro" | "gemini-3.5-flash" | "gemini-3.1-flash-lite" | "gemini-3-flash-preview") | (string & {});
        WorkflowModelUnion: components["schemas"]["WorkflowOpenAIModel"] | components["schemas"]["WorkflowAnthropicModel"] | components["schemas"]["WorkflowGoogleModel"] | components["schemas"]["WorkflowCustomModel"] | components["schemas"]["WorkflowAnthropicBedrockModel"] | {
            /** Format: x-unrecognized */
            provider: Unrecognized;
            messages?: components["schemas"]["OpenAIMessage"][];
        };
        WorkflowNodeUnion: components["schemas"]["ConversationNode"] | components["schemas"]["ToolNode"] | {
            /** Format: x-unrecognized */
            type: Unrecognized;
            name: string;
            isStart?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
        };
        WorkflowOpenAIModel: {
            /** @constant */
            provider: "openai";
            model: components["schemas"]["WorkflowOpenAIModelModelEnum"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            messages?: components["schemas"]["OpenAIMessage"][];
        };
        WorkflowOpenAIModelModelEnum: ("gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4.1" | "gpt-4.1-mini" | "gpt-4.1-nano" | "chatgpt-4o-latest" | "o3" | "o3-mini" | "o4-mini" | "o1-mini" | "o1-mini-2024-09-12" | "gpt-4o-mini-2024-07-18" | "gpt-4o-mini" | "gpt-4o" | "gpt-4o-2024-05-13" | "gpt-4o-2024-08-06" | "gpt-4o-2024-11-20" | "gpt-4-turbo" | "gpt-4-turbo-2024-04-09" | "gpt-4-turbo-preview" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4" | "gpt-4-0613" | "gpt-3.5-turbo" | "gpt-3.5-turbo-0125" | "gpt-3.5-turbo-1106" | "gpt-3.5-turbo-16k" | "gpt-3.5-turbo-0613" | "gpt-4.1-2025-04-14:westus" | "gpt-4.1-2025-04-14:eastus2" | "gpt-4.1-2025-04-14:eastus" | "gpt-4.1-2025-04-14:westus3" | "gpt-4.1-2025-04-14:northcentralus" | "gpt-4.1-2025-04-14:southcentralus" | "gpt-4.1-mini-2025-04-14:westus" | "gpt-4.1-mini-2025-04-14:eastus2" | "gpt-4.1-mini-2025-04-14:eastus" | "gpt-4.1-mini-2025-04-14:westus3" | "gpt-4.1-mini-2025-04-14:northcentralus" | "gpt-4.1-mini-2025-04-14:southcentralus" | "gpt-4.1-nano-2025-04-14:westus" | "gpt-4.1-nano-2025-04-14:eastus2" | "gpt-4.1-nano-2025-04-14:westus3" | "gpt-4.1-nano-2025-04-14:northcentralus" | "gpt-4.1-nano-2025-04-14:southcentralus" | "gpt-4o-2024-11-20:swedencentral" | "gpt-4o-2024-11-20:westus" | "gpt-4o-2024-11-20:eastus2" | "gpt-4o-2024-11-20:eastus" | "gpt-4o-2024-11-20:westus3" | "gpt-4o-2024-11-20:southcentralus" | "gpt-4o-2024-08-06:westus" | "gpt-4o-2024-08-06:westus3" | "gpt-4o-2024-08-06:eastus" | "gpt-4o-2024-08-06:eastus2" | "gpt-4o-2024-08-06:northcentralus" | "gpt-4o-2024-08-06:southcentralus" | "gpt-4o-mini-2024-07-18:westus" | "gpt-4o-mini-2024-07-18:westus3" | "gpt-4o-mini-2024-07-18:eastus" | "gpt-4o-mini-2024-07-18:eastus2" | "gpt-4o-mini-2024-07-18:northcentralus" | "gpt-4o-mini-2024-07-18:southcentralus" | "gpt-4o-2024-05-13:eastus2" | "gpt-4o-2024-05-13:eastus" | "gpt-4o-2024-05-13:northcentralus" | "gpt-4o-2024-05-13:southcentralus" | "gpt-4o-2024-05-13:westus3" | "gpt-4o-2024-05-13:westus" | "gpt-4-turbo-2024-04-09:eastus2" | "gpt-4-0125-preview:eastus" | "gpt-4-0125-preview:northcentralus" | "gpt-4-0125-preview:southcentralus" | "gpt-4-1106-preview:canadaeast" | "gpt-4-1106-preview:france" | "gpt-4-1106-preview:india" | "gpt-4-1106-preview:norway" | "gpt-4-1106-preview:swedencentral" | "gpt-4-1106-preview:uk" | "gpt-4-1106-preview:westus" | "gpt-4-1106-preview:westus3" | "gpt-4-0613:canadaeast" | "gpt-3.5-turbo-0125:canadaeast" | "gpt-3.5-turbo-0125:northcentralus" | "gpt-3.5-turbo-0125:southcentralus" | "gpt-3.5-turbo-1106:canadaeast" | "gpt-3.5-turbo-1106:westus" | "gpt-5.6-sol" | "gpt-5.6-terra" | "gpt-5.6-luna" | "gpt-5.5" | "chat-latest" | "gpt-5.4" | "gpt-5.4-mini" | "gpt-5.4-nano" | "gpt-5.2" | "gpt-5.2-chat-latest" | "gpt-5.1" | "gpt-5.1-chat-latest" | "gpt-5-chat-latest" | "gpt-5.6-luna:westus3" | "gpt-5.6-terra:westus3" | "gpt-5.6-sol:westus3" | "gpt-5.4:eastus2" | "gpt-5.4:swedencentral" | "gpt-5.4-mini:eastus2" | "gpt-5.4-mini:swedencentral" | "gpt-5.4-nano:eastus2" | "gpt-5.4-nano:swedencentral" | "gpt-5.2:eastus2" | "gpt-5.2:swedencentral" | "gpt-5.1:eastus2" | "gpt-5.1:swedencentral" | "gpt-5:eastus2" | "gpt-5:swedencentral" | "gpt-5:canadaeast" | "gpt-5:eastus" | "gpt-5:westeurope" | "gpt-5:germanywestcentral" | "gpt-5:polandcentral" | "gpt-5:spaincentral" | "gpt-5-mini:eastus2" | "gpt-5-mini:swedencentral" | "gpt-5-mini:westeurope" | "gpt-5-mini:germanywestcentral" | "gpt-5-mini:polandcentral" | "gpt-5-mini:spaincentral" | "gpt-5-nano:eastus2" | "gpt-5-nano:swedencentral" | "gpt-4.1-2025-04-14:westeurope" | "gpt-4.1-2025-04-14:germanywestcentral" | "gpt-4.1-2025-04-14:polandcentral" | "gpt-4.1-2025-04-14:spaincentral" | "gpt-4.1-mini-2025-04-14:westeurope" | "gpt-4.1-mini-2025-04-14:germanywestcentral" | "gpt-4.1-mini-2025-04-14:polandcentral" | "gpt-4.1-mini-2025-04-14:spaincentral" | "gpt-4o-2024-11-20:westeurope" | "gpt-4o-2024-11-20:germanywestcentral" | "gpt-4o-2024-11-20:polandcentral" | "gpt-4o-2024-11-20:spaincentral" | "gpt-4-1106-preview:australiaeast" | "gpt-4.1:australiaeast" | "gpt-4o:australiaeast" | "gpt-5.4-mini:australiaeast") | (string & {});
        WorkflowOverrides: {
            /** @description Values for `{{name}}` in prompts and messages. */
            variableValues?: {
                [key: string]: unknown;
            };
        };
        WorkflowUserEditable: {
            nodes: components["schemas"]["WorkflowNodeUnion"][];
            model?: components["schemas"]["WorkflowModelUnion"];
            transcriber?: components["schemas"]["TranscriberUnion"];
            voice?: components["schemas"]["AssistantVersionVoiceUnion"];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            backgroundSound?: ("off" | "office") | (string & {});
            hooks?: components["schemas"]["CreateWorkflowDTOHooksUnion"][];
            credentials?: components["schemas"]["AssistantVersionCredentialsUnion"][];
            voicemailDetection?: components["schemas"]["CreateWorkflowDTOVoicemailDetectionUnion"];
            maxDurationSeconds?: number;
            name: string;
            edges: components["schemas"]["Edge"][];
            globalPrompt?: string;
            server?: components["schemas"]["Server"];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            credentialIds?: string[];
            keypadInputPlan?: components["schemas"]["KeypadInputPlan"];
            voicemailMessage?: string;
        };
        XAiCredential: {
            /** @constant */
            provider: "xai";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        XaiModel: {
            messages?: components["schemas"]["OpenAIMessage"][];
            tools?: components["schemas"]["ToolsUnion"][];
            /** @description Ids of stored tools, beside `tools`. */
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            model: ("grok-beta" | "grok-2" | "grok-3" | "grok-4-fast-reasoning" | "grok-4-fast-non-reasoning" | "grok-4.20-0309-reasoning" | "grok-4.20-0309-non-reasoning" | "grok-4.3") | (string & {});
            /** @constant */
            provider: "xai";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /** @description Whether the customer's emotion is told to the model. */
            emotionRecognitionEnabled?: boolean;
            /** @description How many turns at the start use a faster, smaller model. */
            numFastTurns?: number;
            toolRefs?: components["schemas"]["ToolRef"][];
        };
        XaiTranscriber: {
            /** @constant */
            provider: "xai";
            model?: "default" | (string & {});
            language?: components["schemas"]["FallbackXaiTranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        XaiVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "xai";
            voiceId: ("eve" | "ara" | "rex" | "sal" | "leo") | (string & {});
            /** @default en */
            language?: components["schemas"]["FallbackXaiVoiceLanguageEnum"];
            /** @default 1.1 */
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
    };
    responses: {
        /** @description The request was refused; the body says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The platform failed; the request may be tried again when it is safe to. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Largest number of items to return. */
        Limit: number;
        /** @description Only items created after this time. */
        CreatedAtGt: string;
        /** @description Only items created before this time. */
        CreatedAtLt: string;
        /** @description Only items created at or after this time. */
        CreatedAtGe: string;
        /** @description Only items created at or before this time. */
        CreatedAtLe: string;
        /** @description Only items updated after this time. */
        UpdatedAtGt: string;
        /** @description Only items updated before this time. */
        UpdatedAtLt: string;
        /** @description Only items updated at or after this time. */
        UpdatedAtGe: string;
        /** @description Only items updated at or before this time. */
        UpdatedAtLe: string;
        /** @description Id of the resource. */
        Id: string;
        /** @description Page to return; the first is 1. */
        Page: number;
        /** @description Order by creation time. */
        SortOrder: "ASC" | "DESC";
        /** @description Id of the test suite. */
        TestSuiteId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "assistants.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "assistants.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssistantDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "assistants.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "assistants.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAssistantDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "assistants.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "assistants.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAssistantDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "assistants.versions.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: number;
                /** @description Largest number of items to return. */
                limit?: number;
                /** @description Position to go on from, as the previous page gave it. */
                pageState?: string;
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantVersionPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "v2.assistants.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "v2.calls.export": {
        parameters: {
            query?: {
                /** @description Columns of the exported file. */
                columns?: ("id" | "assistantId" | "squadId" | "customerId" | "customerName" | "customerNumber" | "customerSipUri" | "customerExtension" | "phoneNumberId" | "endedReason" | "type" | "duration" | "startedAt" | "endedAt" | "transcript" | "summary" | "successEvaluation" | "recordingUrl" | "cost" | "phoneCallProvider" | "phoneCallProviderId" | "createdAt" | "updatedAt")[];
                /** @description Whether the export is sent by mail instead of answered. */
                async?: boolean;
                /** @description Mail address of the customer, or of the receiver of an export. */
                email?: string;
                /** @description Only items of this assistant. */
                assistantId?: string;
                /** @description Only calls of assistants with this name. */
                assistantName?: string;
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items with one of these ids. */
                idAny?: string[];
                /** @description Only calls that cost at most this, in US dollars. */
                costLe?: number;
                /** @description Only calls that cost at least this, in US dollars. */
                costGe?: number;
                /** @description Only calls that cost exactly this, in US dollars. */
                cost?: number;
                /** @description Only calls with this evaluation. */
                successEvaluation?: string;
                /** @description Only calls that ended for this reason. */
                endedReason?: string;
                /** @description Only calls over this phone number. */
                phoneNumberId?: string;
                /** @description Whether `number` must be E.164. */
                numberE164CheckEnabled?: boolean;
                /** @description Only calls to this extension of the customer's number. */
                extension?: string;
                /** @description Only calls whose customer carried these overrides; rarely of use. */
                assistantOverrides?: components["schemas"]["AssistantOverrides"];
                /** @description Only calls with this customer's number. */
                number?: string;
                /** @description Only calls with this customer's SIP URI. */
                sipUri?: string;
                /** @description Only items with this name. */
                name?: string;
                /** @description Only calls whose customer has this id in your system. */
                externalId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; with `async` there may be no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "v2.calls.list": {
        parameters: {
            query?: {
                /** @description Only items of this assistant. */
                assistantId?: string;
                /** @description Only calls of assistants with this name. */
                assistantName?: string;
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items with one of these ids. */
                idAny?: string[];
                /** @description Only calls that cost at most this, in US dollars. */
                costLe?: number;
                /** @description Only calls that cost at least this, in US dollars. */
                costGe?: number;
                /** @description Only calls that cost exactly this, in US dollars. */
                cost?: number;
                /** @description Only calls with this evaluation. */
                successEvaluation?: string;
                /** @description Only calls that ended for this reason. */
                endedReason?: string;
                /** @description Only calls over this phone number. */
                phoneNumberId?: string;
                /** @description Whether `number` must be E.164. */
                numberE164CheckEnabled?: boolean;
                /** @description Only calls to this extension of the customer's number. */
                extension?: string;
                /** @description Only calls whose customer carried these overrides; rarely of use. */
                assistantOverrides?: components["schemas"]["AssistantOverrides"];
                /** @description Only calls with this customer's number. */
                number?: string;
                /** @description Only calls with this customer's SIP URI. */
                sipUri?: string;
                /** @description Only items with this name. */
                name?: string;
                /** @description Mail address of the customer, or of the receiver of an export. */
                email?: string;
                /** @description Only calls whose customer has this id in your system. */
                externalId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "v2.callMetadata.list": {
        parameters: {
            query?: {
                /** @description Only items of this assistant. */
                assistantId?: string;
                /** @description Only calls of assistants with this name. */
                assistantName?: string;
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items with one of these ids. */
                idAny?: string[];
                /** @description Only calls that cost at most this, in US dollars. */
                costLe?: number;
                /** @description Only calls that cost at least this, in US dollars. */
                costGe?: number;
                /** @description Only calls that cost exactly this, in US dollars. */
                cost?: number;
                /** @description Only calls with this evaluation. */
                successEvaluation?: string;
                /** @description Only calls that ended for this reason. */
                endedReason?: string;
                /** @description Only calls over this phone number. */
                phoneNumberId?: string;
                /** @description Whether `number` must be E.164. */
                numberE164CheckEnabled?: boolean;
                /** @description Only calls to this extension of the customer's number. */
                extension?: string;
                /** @description Only calls whose customer carried these overrides; rarely of use. */
                assistantOverrides?: components["schemas"]["AssistantOverrides"];
                /** @description Only calls with this customer's number. */
                number?: string;
                /** @description Only calls with this customer's SIP URI. */
                sipUri?: string;
                /** @description Only items with this name. */
                name?: string;
                /** @description Mail address of the customer, or of the receiver of an export. */
                email?: string;
                /** @description Only calls whose customer has this id in your system. */
                externalId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "v2.phoneNumbers.list": {
        parameters: {
            query?: {
                /** @description Part of a name or number. */
                search?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "squads.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only items with one of these ids. */
                idAny?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "squads.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSquadDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "squads.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "squads.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "squads.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSquadDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "workflows.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "workflows.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflowDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "workflows.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "workflows.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "workflows.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflowDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items of this assistant. */
                assistantId?: string;
                /** @description Only calls over this phone number. */
                phoneNumberId?: string;
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCallDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCallUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteCallDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCallDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.createPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOutboundCallDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCallUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.createWeb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebCallDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.list": {
        parameters: {
            query?: {
                /** @description Only items of this assistant. */
                assistantId?: string;
                /** @description Only chats of this session. */
                sessionId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items of one of these assistants. */
                assistantIdAny?: string;
                /** @description Only items of this squad. */
                squadId?: string;
                /** @description Only chats that follow this one. */
                previousChatId?: string;
                /** @description Only items with one of these ids. */
                idAny?: string;
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"] | components["schemas"]["CreateChatStreamResponse"];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"] | components["schemas"]["CreateChatStreamResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.createResponse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenAIResponsesRequest"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponseUnion"];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.createWeb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebChatDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebChat"] | components["schemas"]["CreateChatStreamResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "chats.createWebResponse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenAIWebChatRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items in this state. */
                status?: ("scheduled" | "in-progress" | "ended" | "cancelled" | "archived") | (string & {});
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: {
                /** @description Only items with this name. */
                name?: string;
                /** @description Only items of this assistant. */
                assistantId?: string;
                /** @description Only items of this workflow. */
                workflowId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items of one of these assistants. */
                assistantIdAny?: string;
                /** @description Only items of this squad. */
                squadId?: string;
                /** @description Whether `number` must be E.164. */
                numberE164CheckEnabled?: boolean;
                /** @description Only calls to this extension of the customer's number. */
                extension?: string;
                /** @description Only calls whose customer carried these overrides; rarely of use. */
                assistantOverrides?: unknown;
                /** @description Only sessions whose squad carried these overrides; rarely of use. */
                squadOverrides?: unknown;
                /** @description Only calls with this customer's number. */
                number?: string;
                /** @description Only calls with this customer's SIP URI. */
                sipUri?: string;
                /** @description Mail address of the customer, or of the receiver of an export. */
                email?: string;
                /** @description Only calls whose customer has this id in your system. */
                externalId?: string;
                /** @description Only items with one of these customer numbers. */
                customerNumberAny?: string;
                /** @description Only items with one of these ids. */
                idAny?: string;
                /** @description Only calls over this phone number. */
                phoneNumberId?: string;
                /** @description Phone number id any. */
                phoneNumberIdAny?: string[];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "sessions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSessionDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "sessions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "sessions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "sessions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSessionDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.importTwilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportTwilioPhoneNumberDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.importVonage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVonagePhoneNumberDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientMessageAssistantSpeechPhoneNumberUnion"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "phoneNumbers.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateByoPhoneNumberDTO"] | components["schemas"]["UpdateTwilioPhoneNumberDTO"] | components["schemas"]["UpdateVonagePhoneNumberDTO"] | components["schemas"]["UpdateVapiPhoneNumberDTO"] | components["schemas"]["UpdateTelnyxPhoneNumberDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tools.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponseUnion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tools.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolRequestUnion"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tools.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tools.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tools.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolUpdateUnion"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "files.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateFileDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "files.list": {
        parameters: {
            query: {
                /** @description Purpose. */
                purpose: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "files.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateFileDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "files.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "files.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "files.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFileDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseUnion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTrieveKnowledgeBaseDTO"] | components["schemas"]["CreateCustomKnowledgeBaseDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTrieveKnowledgeBaseDTO"] | components["schemas"]["UpdateCustomKnowledgeBaseDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "structuredOutputs.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items with this name. */
                name?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructuredOutputPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "structuredOutputs.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStructuredOutputDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructuredOutput"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "structuredOutputs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructuredOutput"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "structuredOutputs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructuredOutput"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "structuredOutputs.update": {
        parameters: {
            query: {
                /** @description `true` lets the schema be replaced although earlier results follow the old one. */
                schemaOverride: string;
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStructuredOutputDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructuredOutput"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuitesPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTestSuiteDto"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTestSuiteDto"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.tests.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteTestsPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.tests.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTestSuiteTestVoiceDto"] | components["schemas"]["CreateTestSuiteTestChatDto"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteTestUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.tests.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteTestUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.tests.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteTestUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.tests.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTestSuiteTestVoiceDto"] | components["schemas"]["UpdateTestSuiteTestChatDto"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteTestUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.runs.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteRunsPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.runs.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTestSuiteRunDto"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.runs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.runs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "testSuites.runs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the test suite. */
                testSuiteId: components["parameters"]["TestSuiteId"];
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTestSuiteRunDto"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSuiteRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Org"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrgDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Org"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.getFeatureFlag": {
        parameters: {
            query: {
                /** @description Name of the feature. */
                key: string;
                /** @description Id of the organisation. */
                orgId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Org"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no body is promised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrgDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Org"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.listUsers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no body is promised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.removeMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description Id of the member. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no body is promised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUserDTO"];
            };
        };
        responses: {
            /** @description Done; no body is promised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.updateRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRoleDTO"];
            };
        };
        responses: {
            /** @description Done; no body is promised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "orgs.getAuth": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JwtResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tokens.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tokens.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tokens.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "tokens.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTokenDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.list": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialResponseUnion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsUnion"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialUpdateUnion"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialResponseUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.createSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialSessionDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialSessionResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialWebhookDTO"];
            };
        };
        responses: {
            /** @description Done; no body is promised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "credentials.trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialActionRequest"];
            };
        };
        responses: {
            /** @description Done; no body is promised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "templates.list": {
        parameters: {
            query?: {
                /** @description Only templates of this collection. */
                collectionId?: string;
                /** @description Only public or only private templates. */
                visibility?: "public" | "private";
                /** @description Only items of this provider. */
                provider?: ("make" | "gohighlevel" | "function") | (string & {});
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "templates.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateToolTemplateDTO"][];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "templates.listPinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "templates.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "templates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "templates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateToolTemplateDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "voiceLibrary.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: number;
                /** @description Word in the name or description of a voice. */
                keyword?: string;
                /** @description Only voices of this language. */
                language?: string;
                /** @description Only voices with this accent. */
                accent?: string;
                /** @description Only voices of this gender. */
                gender?: string;
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: components["schemas"]["ProviderEnum"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibrary"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "voiceLibrary.listAccents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: components["schemas"]["ProviderEnum"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibrary"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "voiceLibrary.syncProvider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: components["schemas"]["ProviderEnum"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibrary"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "voiceLibrary.sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncVoiceLibraryDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibrary"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "voiceLibrary.createSesameVoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateSesameVoiceDTO"];
            };
        };
        responses: {
            /** @description Done; no body is promised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.resources.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only the resource with this id at the provider. */
                resourceId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderResourcePaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.resources.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderResource"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.resources.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderResource"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.resources.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderResource"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.resources.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: "11labs";
                /** @description Kind of provider resource. */
                resourceName: "pronunciation-dictionary";
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderResource"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.listWorkflows": {
        parameters: {
            query?: {
                /** @description Id of the provider's location. */
                locationId?: string;
            };
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: ("make" | "ghl") | (string & {});
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.listWorkflowHooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: ("make" | "ghl") | (string & {});
                /** @description Id of the provider's workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.listLocations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: ("make" | "ghl") | (string & {});
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.searchVoices": {
        parameters: {
            query: {
                /** @description Only items with this name. */
                name: string;
            };
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibraryVoiceResponse"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.searchVoice": {
        parameters: {
            query: {
                /** @description Only items with this name. */
                name: string;
            };
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibraryVoiceResponse"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.addVoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVoiceToProviderDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibrary"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.addVoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVoiceToProviderDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLibrary"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "providers.cloneVoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CloneVoiceDTO"];
            };
        };
        responses: {
            /** @description Done; no body is promised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "analytics.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsQueryDTO"];
            };
        };
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsQueryResult"][];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsQueryResult"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadMonoRecording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadStereoRecording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadVideoRecording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadCustomerRecording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadAssistantRecording": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadPcap": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "calls.downloadLogs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.listV2": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Only items in this state. */
                status?: ("scheduled" | "in-progress" | "ended" | "cancelled" | "archived") | (string & {});
                /** @description Whether to count the calls of each campaign by state. */
                includeCounters?: boolean;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSummaryPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.createV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.getV2": {
        parameters: {
            query?: {
                /** @description Whether to count the calls of each campaign by state. */
                includeCounters?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.deleteV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.updateV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "campaigns.listContactsV2": {
        parameters: {
            query?: {
                /** @description Only items in this state. */
                status?: components["schemas"]["CampaignContactWithOutcomeStatusEnum"][];
                /** @description Largest number of items to return. */
                limit?: number;
                /** @description By what to sort. */
                sortBy?: "position" | "status";
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignContactPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.listV2": {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.createV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKnowledgeBaseV2DTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.listFilesV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2File"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.attachFileV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachKnowledgeBaseV2FileDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.detachFileV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description File id. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.retryFileV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description File id. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2File"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.getV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2WithFiles"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.deleteV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "knowledgeBases.updateV2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKnowledgeBaseV2DTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseV2"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "structuredOutputs.run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StructuredOutputRunDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["StructuredOutputRunPreviewResponse"] & {
                        [key: string]: components["schemas"]["StructuredOutputRunResult"];
                    }) | components["schemas"]["StructuredOutputRerunResponse"];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationPersonalities.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personality"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationPersonalities.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonalityDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personality"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationPersonalities.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personality"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationPersonalities.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personality"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationPersonalities.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePersonalityDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personality"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationScenarios.list": {
        parameters: {
            query?: {
                /** @description Only items with one of these ids. */
                idAny?: string[];
                /** @description Only items with this name. */
                name?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationScenarios.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScenarioDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationScenarios.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationScenarios.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationScenarios.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScenarioDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.list": {
        parameters: {
            query?: {
                /** @description Only items in this state. */
                status?: ("queued" | "running" | "ended") | (string & {});
                /** @description Only runs with this outcome. */
                filterStatus?: ("passed" | "failed" | "running") | (string & {});
                /** @description Only runs of assistants, or of squads. */
                targetType?: "assistant" | "squad";
                /** @description Only runs of this assistant or squad. */
                targetId?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationRun"][] | components["schemas"]["SimulationRunsPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description User agent. */
                "user-agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSimulationRunDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSimulationRunResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.cancelGroup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.listItems": {
        parameters: {
            query?: {
                /** @description Only items of this simulation. */
                simulationId?: string;
                /** @description Only items of this run. */
                runId?: string;
                /** @description Only items in this state. */
                status?: components["schemas"]["SimulationRunItemStatusEnum"];
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationRunItem"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.getItem": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description Item id. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationRunItem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.cancelItem": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description Item id. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationRunItem"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationRuns.generateSuggestions": {
        parameters: {
            query: {
                /** @description Force. */
                force: string;
                /** @description Whether the generated suggestions are stored with the item. */
                persist?: string;
            };
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
                /** @description Item id. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationSuites.list": {
        parameters: {
            query?: {
                /** @description Only items with this name. */
                name?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationSuite"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationSuites.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSimulationSuiteDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationSuites.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationSuites.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationSuites.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSimulationSuiteDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationSuite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulationScenarios.generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateScenariosDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateScenariosResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulations.list": {
        parameters: {
            query?: {
                /** @description Only items with one of these ids. */
                idAny?: string[];
                /** @description Only simulations that belong to no suite. */
                standaloneOnly?: boolean;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulations.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSimulationDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSimulationDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulation"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "simulations.getConcurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationConcurrencyResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsightsCreateBodyUnion"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsCreateAnswerUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsCreateAnswerUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsCreateAnswerUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBarInsightFromCallTableDTO"] | components["schemas"]["UpdatePieInsightFromCallTableDTO"] | components["schemas"]["UpdateLineInsightFromCallTableDTO"] | components["schemas"]["UpdateTextInsightFromCallTableDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsCreateAnswerUnion"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsightRunDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightRunResponse"];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightRunResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "insights.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsightsCreateBodyUnion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightRunResponse"];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightRunResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boards.list": {
        parameters: {
            query?: {
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boards.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBoardDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boards.ensureMetricsOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boards.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boards.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "boards.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBoardDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEvalDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eval"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eval"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eval"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEvalDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eval"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.getRun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.deleteRun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.listRuns": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalRunPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "evals.run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEvalRunDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "scorecards.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scorecard"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "scorecards.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scorecard"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "scorecards.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScorecardDTO"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scorecard"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "scorecards.list": {
        parameters: {
            query?: {
                /** @description Only the item with this id. */
                id?: string;
                /** @description Page to return; the first is 1. */
                page?: components["parameters"]["Page"];
                /** @description Order by creation time. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description By what to sort. */
                sortBy?: "createdAt" | "duration" | "cost";
                /** @description Largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items updated after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items updated before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items updated at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items updated at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorecardPaginatedResponse"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "scorecards.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScorecardDTO"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scorecard"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    "messages.server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServerMessage"];
            };
        };
        responses: {
            /** @description The answer, where the message expects one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerMessageResponse"];
                };
            };
            /** @description Your server refused the message, such as one with a wrong signature. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "messages.client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientMessage"];
            };
        };
        responses: {
            /** @description A message from the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInboundMessage"];
                };
            };
            /** @description Not used; the channel has no status. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
