/**
 * Generated from openapi/ by `npm run api:generate`. Do not edit: change the specification and regenerate.
 */
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
                provider: "make" | "ghl";
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
                provider: "make" | "ghl";
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
                provider: "make" | "ghl";
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AIEdgeCondition: {
            /** @constant */
            type: "ai";
            prompt: string;
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
            type: "analysis";
            /** @enum {string} */
            analysisType: "summary" | "structuredData" | "successEvaluation" | "structuredOutput";
            model: {
                [key: string]: unknown;
            };
            promptTokens: number;
            completionTokens: number;
            cost: number;
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
        };
        /** @description What is worked out after a call. */
        AnalysisPlan: {
            /** @default 2 */
            minMessagesThreshold?: number;
            summaryPlan?: components["schemas"]["SummaryPlan"];
            structuredDataPlan?: components["schemas"]["StructuredDataPlan"];
            structuredDataMultiPlan?: components["schemas"]["StructuredDataMultiPlan"][];
            successEvaluationPlan?: components["schemas"]["SuccessEvaluationPlan"];
            outcomeIds?: string[];
        };
        AnalyticsOperation: {
            /** @enum {string} */
            operation: "sum" | "avg" | "count" | "min" | "max" | "history";
            /** @enum {string} */
            column: "id" | "cost" | "costBreakdown.llm" | "costBreakdown.stt" | "costBreakdown.tts" | "costBreakdown.vapi" | "costBreakdown.transport" | "costBreakdown.analysisBreakdown.summary" | "costBreakdown.transcriber" | "costBreakdown.ttsCharacters" | "costBreakdown.llmPromptTokens" | "costBreakdown.llmCompletionTokens" | "duration" | "concurrency" | "minutesUsed";
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
        AnthropicCredential: {
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
            provider: "anthropic";
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        /** @enum {string} */
        AnthropicModelModelEnum: "claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-sonnet-4-20250514";
        AnthropicThinkingConfig: {
            /** @constant */
            type: "enabled";
            budgetTokens: number;
        };
        AnyscaleCredential: {
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
            provider: "anyscale";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        ApiRequestTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "apiRequest";
            /** @enum {string} */
            method: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description In seconds.
             * @default 20
             */
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
        };
        /** @description What a call leaves behind, and where. */
        ArtifactPlan: {
            /** @default true */
            recordingEnabled?: boolean;
            /**
             * @default wav;l16
             * @enum {string}
             */
            recordingFormat?: "wav;l16" | "mp3";
            /** @default true */
            recordingUseCustomStorageEnabled?: boolean;
            /**
             * @description Web calls only.
             * @default false
             */
            videoRecordingEnabled?: boolean;
            /**
             * @description Whether SIP packets are captured; phone calls over SIP only.
             * @default true
             */
            pcapEnabled?: boolean;
            /** @default / */
            pcapS3PathPrefix?: string;
            /** @default true */
            pcapUseCustomStorageEnabled?: boolean;
            /** @default true */
            loggingEnabled?: boolean;
            /** @default true */
            loggingUseCustomStorageEnabled?: boolean;
            transcriptPlan?: components["schemas"]["TranscriptPlan"];
            /**
             * @description Folder in your own storage.
             * @default /
             */
            recordingPath?: string;
            structuredOutputIds?: string[];
            /** @default / */
            loggingPath?: string;
        };
        AssemblyAICredential: {
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
            provider: "assembly-ai";
            /** @constant */
            language?: "en";
            /**
             * @description Words recognised with less confidence than this are dropped.
             * @default 0.4
             */
            confidenceThreshold?: number;
            /** @default true */
            formatTurns?: boolean;
            /** @default 0.7 */
            endOfTurnConfidenceThreshold?: number;
            /** @default 160 */
            minEndOfTurnSilenceWhenConfident?: number;
            /** @default 160 */
            wordFinalizationMaxWaitTime?: number;
            /** @default 400 */
            maxTurnSilence?: number;
            realtimeUrl?: string;
            /** @description Words to expect. */
            wordBoost?: string[];
            endUtteranceSilenceThreshold?: number;
            disablePartialTranscripts?: boolean;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
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
            /**
             * @description Who speaks first.
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /**
             * @description Longest call, in seconds.
             * @default 600
             */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /**
             * @description Whether messages hold the model's words instead of the transcript of the voice.
             * @default false
             */
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
        };
        AssistantCustomEndpointingRule: {
            type: "assistant";
            regex: string;
            /** @default [] */
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
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /**
             * @description Longest call, in seconds.
             * @default 600
             */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /**
             * @description Whether messages hold the model's words instead of the transcript of the voice.
             * @default false
             */
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
        AssistantPaginatedResponse: {
            results: components["schemas"]["Assistant"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        AssistantVersionPaginatedResponse: {
            results: {
                [key: string]: unknown;
            }[];
            metadata: components["schemas"]["PaginationMeta"];
            nextPageState?: string;
        };
        AuthenticationPlanUnion: components["schemas"]["OAuth2AuthenticationPlan"] | components["schemas"]["HMACAuthenticationPlan"] | components["schemas"]["BearerAuthenticationPlan"];
        /** @description Buying credit when it runs low. */
        AutoReloadPlan: {
            credits: number;
            threshold: number;
        };
        /** @description The platform does not document fields beyond these. */
        AwsCredential: {
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
            /** @default / */
            path?: string;
        };
        AzureCredential: {
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
            /** @default 0 */
            maxRetries: number;
            /** @description First pause; later ones grow from it when exponential. */
            baseDelaySeconds: number;
            /** @description Statuses that are not tried again. */
            excludedStatusCodes?: number[];
        };
        BashTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
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
        };
        BearerAuthenticationPlan: {
            type: "bearer";
            token: string;
            headerName?: string;
            bearerPrefixEnabled?: boolean;
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
        };
        BothCustomEndpointingRule: {
            type: "both";
            assistantRegex: string;
            /** @default [] */
            assistantRegexOptions?: components["schemas"]["RegexOption"][];
            customerRegex: string;
            /** @default [] */
            customerRegexOptions?: components["schemas"]["RegexOption"][];
            /** @description In seconds. */
            timeoutSeconds: number;
        };
        BucketPlan: {
            name: string;
            /** @description Region of the provider. */
            region?: string;
            /** @default / */
            path?: string;
            hmacAccessKey?: string;
            hmacSecret?: string;
        };
        ByoPhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
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
            /** @enum {string} */
            status?: "active" | "activating" | "blocked";
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
            provider: "byo-sip-trunk";
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
            /**
             * @description Whether numbers keep their plus.
             * @default false
             */
            outboundLeadingPlusEnabled?: boolean;
            /** @description Digits put before each number. */
            techPrefix?: string;
            /** @description Value of the SIP Diversion header. */
            sipDiversionHeader?: string;
            sbcConfiguration?: components["schemas"]["SbcConfiguration"];
        };
        /** @description A call, from the moment it is created to its analysis. */
        Call: {
            /** @enum {string} */
            type?: "inboundPhoneCall" | "outboundPhoneCall" | "webCall" | "vapi.websocketCall";
            costs?: (components["schemas"]["TransportCost"] | components["schemas"]["TranscriberCost"] | components["schemas"]["ModelCost"] | components["schemas"]["VoiceCost"] | components["schemas"]["VapiCost"] | components["schemas"]["VoicemailDetectionCost"] | components["schemas"]["AnalysisCost"] | components["schemas"]["KnowledgeBaseCost"])[];
            messages?: components["schemas"]["CallMessageUnion"][];
            /**
             * @deprecated
             * @enum {string}
             */
            phoneCallProvider?: "twilio" | "vonage" | "vapi" | "telnyx";
            /** @enum {string} */
            phoneCallTransport?: "sip" | "pstn";
            /** @enum {string} */
            status?: "scheduled" | "queued" | "ringing" | "in-progress" | "forwarding" | "ended";
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
        };
        CallBatchError: {
            customer: components["schemas"]["CreateCustomerDTO"];
            error: string;
        };
        /** @description What became of a call to several customers. */
        CallBatchResponse: {
            results: components["schemas"]["Call"][];
            errors: components["schemas"]["CallBatchError"][];
        };
        CallHookAssistantSpeechInterrupted: {
            /** @constant */
            on: "assistant.speech.interrupted";
            do: components["schemas"]["SpeechHookActionUnion"][];
        };
        CallHookCallEnding: {
            /** @constant */
            on: "call.ending";
            do: components["schemas"]["ToolCallHookAction"][];
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
        CallMessageUnion: components["schemas"]["UserMessage"] | components["schemas"]["SystemMessage"] | components["schemas"]["BotMessage"] | components["schemas"]["ToolCallMessage"] | components["schemas"]["ToolCallResultMessage"];
        CallPaginatedResponse: {
            results: components["schemas"]["Call"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        /** @description How the sound travels; only its own fields are filled in. */
        CallTransportUnion: components["schemas"]["VapiWebCallTransport"] | components["schemas"]["VapiWebsocketTransport"] | components["schemas"]["VapiSipTransport"] | components["schemas"]["TwilioTransport"] | components["schemas"]["VonageTransport"] | components["schemas"]["TelnyxTransport"];
        Campaign: {
            /** @enum {string} */
            status: "scheduled" | "in-progress" | "ended";
            /**
             * @description Why the call ended.
             * @enum {string}
             */
            endedReason?: "campaign.scheduled.ended-by-user" | "campaign.in-progress.ended-by-user" | "campaign.ended.success";
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
        };
        CampaignPaginatedResponse: {
            results: components["schemas"]["Campaign"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        CartesiaCredential: {
            provider: "cartesia";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        CartesiaExperimentalControls: {
            speed?: ("slowest" | "slow" | "normal" | "fast" | "fastest") | number;
            /** @enum {string} */
            emotion?: "anger:lowest" | "anger:low" | "anger:high" | "anger:highest" | "positivity:lowest" | "positivity:low" | "positivity:high" | "positivity:highest" | "surprise:lowest" | "surprise:low" | "surprise:high" | "surprise:highest" | "sadness:lowest" | "sadness:low" | "sadness:high" | "sadness:highest" | "curiosity:lowest" | "curiosity:low" | "curiosity:high" | "curiosity:highest";
        };
        CartesiaTranscriber: {
            provider: "cartesia";
            /** @constant */
            model?: "ink-whisper";
            language?: components["schemas"]["LanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        CartesiaVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "cartesia";
            voiceId: string;
            /** @enum {string} */
            model?: "sonic-2" | "sonic-english" | "sonic-multilingual" | "sonic-preview" | "sonic";
            /** @enum {string} */
            language?: "en" | "de" | "es" | "fr" | "ja" | "pt" | "zh" | "hi" | "it" | "ko" | "nl" | "pl" | "ru" | "sv" | "tr";
            experimentalControls?: components["schemas"]["CartesiaExperimentalControls"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        CerebrasCredential: {
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
            /** @enum {string} */
            model: "llama3.1-8b" | "llama-3.3-70b";
            provider: "cerebras";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
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
            costs?: (components["schemas"]["ModelCost"] | components["schemas"]["ChatCost"])[];
            cost?: number;
        };
        ChatAssistantOverrides: {
            /** @description Values for `{{name}}` in prompts and messages. */
            variableValues?: {
                [key: string]: unknown;
            };
        };
        ChatCost: {
            type: "chat";
            cost: number;
        };
        ChatMessageUnion: components["schemas"]["SystemMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["ToolMessage"] | components["schemas"]["DeveloperMessage"];
        ChatPaginatedResponse: {
            results: components["schemas"]["Chat"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        ChatResponseUnion: components["schemas"]["ResponseObject"] | components["schemas"]["ResponseTextDeltaEvent"] | components["schemas"]["ResponseTextDoneEvent"] | components["schemas"]["ResponseCompletedEvent"] | components["schemas"]["ResponseErrorEvent"];
        /** @description How the text of the model is cut before it goes to the voice. */
        ChunkPlan: {
            /** @default true */
            enabled?: boolean;
            /**
             * @description Shortest piece.
             * @default 30
             */
            minCharacters?: number;
            /** @description Marks at which text may be cut. */
            punctuationBoundaries?: ("。" | "，" | "." | "!" | "?" | ";" | ")" | "،" | "۔" | "।" | "॥" | "|" | "||" | "," | ":")[];
            formatPlan?: components["schemas"]["FormatPlan"];
        };
        /** @enum {string} */
        ClientMessagesEnum: "conversation-update" | "function-call" | "function-call-result" | "hang" | "language-changed" | "metadata" | "model-output" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "tool-calls-result" | "tool.completed" | "transfer-update" | "user-interrupted" | "voice-input" | "workflow.node.started";
        CloneVoiceDTO: {
            name: string;
            description?: string;
            /** @description JSON object of labels, as text. */
            labels?: string;
            /** @description Recordings of the voice. */
            files: Blob[];
        };
        CloudflareCredential: {
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
            /** @default / */
            path?: string;
        };
        /** @description Rules such as HIPAA and PCI that the call must keep to. */
        CompliancePlan: {
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            /** @description Restricts providers to those fit for card data. */
            pciEnabled?: boolean;
            securityFilterPlan?: components["schemas"]["SecurityFilterPlan"];
        };
        ComputerTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
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
        };
        Condition: {
            /** @enum {string} */
            operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte";
            param: string;
            value: string;
        };
        ConditionUnion: components["schemas"]["RegexCondition"] | components["schemas"]["LiquidCondition"] | components["schemas"]["GroupCondition"];
        /** @description The next assistant sees the whole conversation. */
        ContextEngineeringPlanAll: {
            type: "all";
        };
        /** @description The next assistant sees the last messages only. */
        ContextEngineeringPlanLastNMessages: {
            type: "lastNMessages";
            maxMessages: number;
        };
        /** @description The next assistant sees nothing of the conversation. */
        ContextEngineeringPlanNone: {
            type: "none";
        };
        /** @description A part of a workflow in which the assistant talks. */
        ConversationNode: {
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
        };
        CreateAnthropicCredentialDTO: {
            provider: "anthropic";
            apiKey: string;
            name?: string;
        };
        CreateAnyscaleCredentialDTO: {
            provider: "anyscale";
            apiKey: string;
            name?: string;
        };
        CreateApiRequestToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "apiRequest";
            /** @enum {string} */
            method: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description In seconds.
             * @default 20
             */
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
        };
        CreateAssemblyAICredentialDTO: {
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
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /**
             * @description Longest call, in seconds.
             * @default 600
             */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /**
             * @description Whether messages hold the model's words instead of the transcript of the voice.
             * @default false
             */
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
            provider: "azure-openai";
            /** @description Region of the provider. */
            region: components["schemas"]["RegionEnum"];
            models: components["schemas"]["ModelsEnum"][];
            openAIKey: string;
            ocpApimSubscriptionKey?: string;
            openAIEndpoint: string;
            name?: string;
        };
        CreateBashToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
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
        CreateByoPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
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
            provider: "byo-sip-trunk";
            /** @description Addresses of the trunk. */
            gateways: components["schemas"]["SipTrunkGateway"][];
            outboundAuthenticationPlan?: components["schemas"]["SipTrunkOutboundAuthenticationPlan"];
            /**
             * @description Whether numbers keep their plus.
             * @default false
             */
            outboundLeadingPlusEnabled?: boolean;
            /** @description Digits put before each number. */
            techPrefix?: string;
            /** @description Value of the SIP Diversion header. */
            sipDiversionHeader?: string;
            sbcConfiguration?: components["schemas"]["SbcConfiguration"];
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
        };
        CreateCartesiaCredentialDTO: {
            provider: "cartesia";
            apiKey: string;
            name?: string;
        };
        CreateCerebrasCredentialDTO: {
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
        };
        CreateChatStreamResponse: {
            id: string;
            sessionId?: string;
            path: string;
            delta: string;
        };
        CreateCloudflareCredentialDTO: {
            provider: "cloudflare";
            accountId?: string;
            apiKey?: string;
            accountEmail?: string;
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            bucketPlan?: components["schemas"]["CloudflareR2BucketPlan"];
            name?: string;
        };
        CreateComputerToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
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
            provider: "custom-credential";
            authenticationPlan: components["schemas"]["AuthenticationPlanUnion"];
            name?: string;
        };
        CreateCustomKnowledgeBaseDTO: {
            provider: "custom-knowledge-base";
            server: components["schemas"]["Server"];
        };
        CreateCustomLLMCredentialDTO: {
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
        };
        CreateDeepInfraCredentialDTO: {
            provider: "deepinfra";
            apiKey: string;
            name?: string;
        };
        CreateDeepSeekCredentialDTO: {
            provider: "deep-seek";
            apiKey: string;
            name?: string;
        };
        CreateDeepgramCredentialDTO: {
            provider: "deepgram";
            apiKey: string;
            apiUrl?: string;
            name?: string;
        };
        CreateDtmfToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "dtmf";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateElevenLabsCredentialDTO: {
            provider: "11labs";
            apiKey: string;
            name?: string;
        };
        CreateEndCallToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "endCall";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateFileDTO: {
            /**
             * Format: binary
             * @description The file itself.
             */
            file: Blob;
        };
        CreateFunctionToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "function";
            /** @description Whether the conversation goes on without waiting for the answer. */
            async?: boolean;
            server?: components["schemas"]["Server"];
            function?: components["schemas"]["OpenAIFunction"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGcpCredentialDTO: {
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
            provider: "gladia";
            apiKey: string;
            name?: string;
        };
        CreateGoHighLevelCalendarAvailabilityToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.calendar.availability.check";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelCalendarEventCreateToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.calendar.event.create";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelContactCreateToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.contact.create";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelContactGetToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.contact.get";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoHighLevelCredentialDTO: {
            provider: "gohighlevel";
            apiKey: string;
            name?: string;
        };
        CreateGoHighLevelMCPCredentialDTO: {
            provider: "ghl.oauth2-authorization";
            authenticationSession: components["schemas"]["Oauth2AuthenticationSession"];
            name?: string;
        };
        CreateGoogleCalendarCheckAvailabilityToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "google.calendar.availability.check";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoogleCalendarCreateEventToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "google.calendar.event.create";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGoogleCalendarOAuth2AuthorizationCredentialDTO: {
            provider: "google.calendar.oauth2-authorization";
            authorizationId: string;
            name?: string;
        };
        CreateGoogleCalendarOAuth2ClientCredentialDTO: {
            provider: "google.calendar.oauth2-client";
            name?: string;
        };
        CreateGoogleCredentialDTO: {
            provider: "google";
            apiKey: string;
            name?: string;
        };
        CreateGoogleSheetsOAuth2AuthorizationCredentialDTO: {
            provider: "google.sheets.oauth2-authorization";
            authorizationId: string;
            name?: string;
        };
        CreateGoogleSheetsRowAppendToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "google.sheets.row.append";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGroqCredentialDTO: {
            provider: "groq";
            apiKey: string;
            name?: string;
        };
        CreateHandoffToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "handoff";
            destinations?: components["schemas"]["HandoffDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateHumeCredentialDTO: {
            provider: "hume";
            apiKey: string;
            name?: string;
        };
        CreateInflectionAICredentialDTO: {
            provider: "inflection-ai";
            apiKey: string;
            name?: string;
        };
        CreateInworldCredentialDTO: {
            provider: "inworld";
            apiKey: string;
            name?: string;
        };
        CreateLangfuseCredentialDTO: {
            provider: "langfuse";
            publicKey: string;
            apiKey: string;
            apiUrl: string;
            name?: string;
        };
        CreateLmntCredentialDTO: {
            provider: "lmnt";
            apiKey: string;
            name?: string;
        };
        CreateMakeCredentialDTO: {
            provider: "make";
            teamId: string;
            /** @description Region of the provider. */
            region: string;
            apiKey: string;
            name?: string;
        };
        CreateMcpToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "mcp";
            server?: components["schemas"]["Server"];
            metadata?: components["schemas"]["McpToolMetadata"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateMinimaxCredentialDTO: {
            provider: "minimax";
            apiKey: string;
            groupId: string;
            name?: string;
        };
        CreateMistralCredentialDTO: {
            provider: "mistral";
            apiKey: string;
            name?: string;
        };
        CreateNeuphonicCredentialDTO: {
            provider: "neuphonic";
            apiKey: string;
            name?: string;
        };
        CreateOpenAICredentialDTO: {
            provider: "openai";
            apiKey: string;
            name?: string;
        };
        CreateOpenRouterCredentialDTO: {
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
            channel?: "default" | "weekly";
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
        };
        CreatePerplexityAICredentialDTO: {
            provider: "perplexity-ai";
            apiKey: string;
            name?: string;
        };
        CreatePlayHTCredentialDTO: {
            provider: "playht";
            apiKey: string;
            userId: string;
            name?: string;
        };
        CreateQueryToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "query";
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateRimeAICredentialDTO: {
            provider: "rime-ai";
            apiKey: string;
            name?: string;
        };
        CreateRunpodCredentialDTO: {
            provider: "runpod";
            apiKey: string;
            name?: string;
        };
        CreateS3CredentialDTO: {
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
        CreateSesameVoiceDTO: {
            voiceName: string;
            transcription: string;
        };
        CreateSessionDTO: {
            name?: string;
            /** @enum {string} */
            status?: "active" | "completed";
            expirationSeconds?: number;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            messages?: components["schemas"]["ChatMessageUnion"][];
            customer?: components["schemas"]["CreateCustomerDTO"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
        };
        CreateSlackOAuth2AuthorizationCredentialDTO: {
            provider: "slack.oauth2-authorization";
            authorizationId: string;
            name?: string;
        };
        CreateSlackSendMessageToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "slack.message.send";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSmallestAICredentialDTO: {
            provider: "smallest-ai";
            apiKey: string;
            name?: string;
        };
        CreateSmsToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "sms";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSpeechmaticsCredentialDTO: {
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
        };
        CreateSupabaseCredentialDTO: {
            provider: "supabase";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            bucketPlan?: components["schemas"]["SupabaseBucketPlan"];
            name?: string;
        };
        CreateTavusCredentialDTO: {
            provider: "tavus";
            apiKey: string;
            name?: string;
        };
        CreateTelnyxPhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
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
            type: "chat";
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
            name?: string;
        };
        CreateTestSuiteTestVoiceDto: {
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
            type: "voice";
            script: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
            name?: string;
        };
        CreateTextEditorToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
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
        CreateTogetherAICredentialDTO: {
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
            /** @enum {string} */
            provider?: "make" | "gohighlevel" | "function";
        };
        CreateTransferCallToolDTO: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "transferCall";
            destinations?: components["schemas"]["TransferDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateTrieveCredentialDTO: {
            provider: "trieve";
            apiKey: string;
            name?: string;
        };
        CreateTrieveKnowledgeBaseDTO: {
            provider: "trieve";
            name?: string;
            searchPlan?: components["schemas"]["TrieveKnowledgeBaseSearchPlan"];
            createPlan?: components["schemas"]["TrieveKnowledgeBaseImport"];
        };
        CreateTwilioCredentialDTO: {
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
        CreateVonageCredentialDTO: {
            provider: "vonage";
            apiSecret: string;
            apiKey: string;
            name?: string;
        };
        CreateVonagePhoneNumberDTO: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
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
            provider: "webhook";
            authenticationPlan: components["schemas"]["AuthenticationPlanUnion"];
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
            hooks?: components["schemas"]["HooksUnion"][];
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
        };
        CreateXAiCredentialDTO: {
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
        };
        CredentialResponseUnion: components["schemas"]["ElevenLabsCredential"] | components["schemas"]["AnthropicCredential"] | components["schemas"]["AnyscaleCredential"] | components["schemas"]["AssemblyAICredential"] | components["schemas"]["AzureCredential"] | components["schemas"]["AzureOpenAICredential"] | components["schemas"]["ByoSipTrunkCredential"] | components["schemas"]["CartesiaCredential"] | components["schemas"]["CerebrasCredential"] | components["schemas"]["CustomLLMCredential"] | components["schemas"]["DeepgramCredential"] | components["schemas"]["DeepInfraCredential"] | components["schemas"]["DeepSeekCredential"] | components["schemas"]["GcpCredential"] | components["schemas"]["GladiaCredential"] | components["schemas"]["GoHighLevelCredential"] | components["schemas"]["GoogleCredential"] | components["schemas"]["GroqCredential"] | components["schemas"]["InflectionAICredential"] | components["schemas"]["LangfuseCredential"] | components["schemas"]["LmntCredential"] | components["schemas"]["MakeCredential"] | components["schemas"]["OpenAICredential"] | components["schemas"]["OpenRouterCredential"] | components["schemas"]["PerplexityAICredential"] | components["schemas"]["PlayHTCredential"] | components["schemas"]["RimeAICredential"] | components["schemas"]["RunpodCredential"] | components["schemas"]["S3Credential"] | components["schemas"]["SupabaseCredential"] | components["schemas"]["SmallestAICredential"] | components["schemas"]["NeuphonicCredential"] | components["schemas"]["HumeCredential"] | components["schemas"]["TavusCredential"] | components["schemas"]["TogetherAICredential"] | components["schemas"]["TwilioCredential"] | components["schemas"]["VonageCredential"] | components["schemas"]["WebhookCredential"] | components["schemas"]["CustomCredential"] | components["schemas"]["XAiCredential"] | components["schemas"]["MistralCredential"] | components["schemas"]["SpeechmaticsCredential"] | components["schemas"]["TrieveCredential"] | components["schemas"]["CloudflareCredential"] | components["schemas"]["GoogleCalendarOAuth2ClientCredential"] | components["schemas"]["GoogleCalendarOAuth2AuthorizationCredential"] | components["schemas"]["GoogleSheetsOAuth2AuthorizationCredential"] | components["schemas"]["SlackOAuth2AuthorizationCredential"] | components["schemas"]["GoHighLevelMCPCredential"] | components["schemas"]["InworldCredential"] | components["schemas"]["TelnyxCredential"] | components["schemas"]["AwsCredential"] | components["schemas"]["MinimaxCredential"];
        CredentialSessionDTO: {
            /** @enum {string} */
            provider: "google.calendar.oauth2-client" | "google.calendar.oauth2-authorization" | "google.sheets.oauth2-authorization" | "slack.oauth2-authorization";
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
        };
        /** @description A key of another provider, by `provider`. */
        CredentialsUnion: components["schemas"]["CreateElevenLabsCredentialDTO"] | components["schemas"]["CreateAnthropicCredentialDTO"] | components["schemas"]["CreateAnyscaleCredentialDTO"] | components["schemas"]["CreateAssemblyAICredentialDTO"] | components["schemas"]["CreateAzureOpenAICredentialDTO"] | components["schemas"]["CreateAzureCredentialDTO"] | components["schemas"]["CreateByoSipTrunkCredentialDTO"] | components["schemas"]["CreateCartesiaCredentialDTO"] | components["schemas"]["CreateCerebrasCredentialDTO"] | components["schemas"]["CreateCloudflareCredentialDTO"] | components["schemas"]["CreateCustomLLMCredentialDTO"] | components["schemas"]["CreateDeepgramCredentialDTO"] | components["schemas"]["CreateDeepInfraCredentialDTO"] | components["schemas"]["CreateDeepSeekCredentialDTO"] | components["schemas"]["CreateGcpCredentialDTO"] | components["schemas"]["CreateGladiaCredentialDTO"] | components["schemas"]["CreateGoHighLevelCredentialDTO"] | components["schemas"]["CreateGoogleCredentialDTO"] | components["schemas"]["CreateGroqCredentialDTO"] | components["schemas"]["CreateInflectionAICredentialDTO"] | components["schemas"]["CreateLangfuseCredentialDTO"] | components["schemas"]["CreateLmntCredentialDTO"] | components["schemas"]["CreateMakeCredentialDTO"] | components["schemas"]["CreateOpenAICredentialDTO"] | components["schemas"]["CreateOpenRouterCredentialDTO"] | components["schemas"]["CreatePerplexityAICredentialDTO"] | components["schemas"]["CreatePlayHTCredentialDTO"] | components["schemas"]["CreateRimeAICredentialDTO"] | components["schemas"]["CreateRunpodCredentialDTO"] | components["schemas"]["CreateS3CredentialDTO"] | components["schemas"]["CreateSupabaseCredentialDTO"] | components["schemas"]["CreateSmallestAICredentialDTO"] | components["schemas"]["CreateTavusCredentialDTO"] | components["schemas"]["CreateTogetherAICredentialDTO"] | components["schemas"]["CreateTwilioCredentialDTO"] | components["schemas"]["CreateVonageCredentialDTO"] | components["schemas"]["CreateWebhookCredentialDTO"] | components["schemas"]["CreateCustomCredentialDTO"] | components["schemas"]["CreateXAiCredentialDTO"] | components["schemas"]["CreateNeuphonicCredentialDTO"] | components["schemas"]["CreateHumeCredentialDTO"] | components["schemas"]["CreateMistralCredentialDTO"] | components["schemas"]["CreateSpeechmaticsCredentialDTO"] | components["schemas"]["CreateTrieveCredentialDTO"] | components["schemas"]["CreateGoogleCalendarOAuth2ClientCredentialDTO"] | components["schemas"]["CreateGoogleCalendarOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateGoogleSheetsOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateSlackOAuth2AuthorizationCredentialDTO"] | components["schemas"]["CreateGoHighLevelMCPCredentialDTO"] | components["schemas"]["CreateInworldCredentialDTO"] | components["schemas"]["CreateMinimaxCredentialDTO"];
        CustomCredential: {
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
        };
        CustomEndpointingModelSmartEndpointingPlan: {
            /** @enum {string} */
            provider: "vapi" | "livekit" | "custom-endpointing-model";
            server?: components["schemas"]["Server"];
        };
        CustomKnowledgeBase: {
            provider: "custom-knowledge-base";
            server: components["schemas"]["Server"];
            id: string;
            orgId: string;
        };
        CustomLLMCredential: {
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
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        CustomMessage: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "custom-message";
            content?: string;
        };
        CustomTranscriber: {
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
            provider: "custom-voice";
            chunkPlan?: components["schemas"]["ChunkPlan"];
            server: components["schemas"]["Server"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        CustomerCustomEndpointingRule: {
            type: "customer";
            regex: string;
            /** @default [] */
            regexOptions?: components["schemas"]["RegexOption"][];
            /** @description In seconds. */
            timeoutSeconds: number;
        };
        CustomerSpeechTimeoutOptions: {
            /**
             * @description In seconds.
             * @default 7.5
             */
            timeoutSeconds: number;
            /**
             * @description How many times the hook runs in a call.
             * @default 3
             */
            triggerMaxCount?: number;
            /**
             * @description Whether the count starts again once the customer speaks.
             * @default never
             * @enum {string}
             */
            triggerResetMode?: "onUserSpeech" | "never";
        };
        DeepInfraCredential: {
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
            provider: "deepinfra";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        DeepSeekCredential: {
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
            /** @enum {string} */
            model: "deepseek-chat" | "deepseek-reasoner";
            provider: "deep-seek";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        DeepgramCredential: {
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
            provider: "deepgram";
            model?: components["schemas"]["FallbackDeepgramTranscriberModelUnion"];
            language?: components["schemas"]["FallbackDeepgramTranscriberLanguageEnum"];
            smartFormat?: boolean;
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            /** @default false */
            numerals?: boolean;
            /**
             * @description Words recognised with less confidence than this are dropped.
             * @default 0.4
             */
            confidenceThreshold?: number;
            keywords?: string[];
            /** @description Terms to expect. */
            keyterm?: string[];
            /**
             * @description Silence that ends an utterance, in milliseconds.
             * @default 10
             */
            endpointing?: number;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        DeepgramVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "deepgram";
            voiceId: components["schemas"]["VoiceIdEnum"];
            /** @enum {string} */
            model?: "aura" | "aura-2";
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
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
        DtmfTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "dtmf";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
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
            provider: "11labs";
            apiKey: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
        };
        ElevenLabsPronunciationDictionary: {
            pronunciationDictionaryId: string;
            dictionaryName: string;
            createdBy: string;
            creationTimeUnix: number;
            versionId: string;
            versionRulesNum: number;
            /** @enum {string} */
            permissionOnResource?: "admin" | "editor" | "viewer";
            description?: string;
        };
        ElevenLabsPronunciationDictionaryLocator: {
            pronunciationDictionaryId: string;
            versionId?: string;
        };
        ElevenLabsTranscriber: {
            provider: "11labs";
            /** @constant */
            model?: "scribe_v1";
            language?: components["schemas"]["LanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        ElevenLabsVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
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
            /** @default false */
            enableSsmlParsing?: boolean;
            autoMode?: boolean;
            /** @enum {string} */
            model?: "eleven_multilingual_v2" | "eleven_turbo_v2" | "eleven_turbo_v2_5" | "eleven_flash_v2" | "eleven_flash_v2_5" | "eleven_monolingual_v1";
            language?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            pronunciationDictionaryLocators?: components["schemas"]["ElevenLabsPronunciationDictionaryLocator"][];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        /** @enum {string} */
        EmotionEnum: "female_happy" | "female_sad" | "female_angry" | "female_fearful" | "female_disgust" | "female_surprised" | "male_happy" | "male_sad" | "male_angry" | "male_fearful" | "male_disgust" | "male_surprised";
        EndCallTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "endCall";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        /**
         * @description Why a call ended. Those that begin with `pipeline-error` or `call.in-progress.error` are failures.
         * @enum {string}
         */
        EndedReasonEnum: "call-start-error-neither-assistant-nor-server-set" | "assistant-request-failed" | "assistant-request-returned-error" | "assistant-request-returned-unspeakable-error" | "assistant-request-returned-invalid-assistant" | "assistant-request-returned-no-assistant" | "assistant-request-returned-forwarding-phone-number" | "scheduled-call-deleted" | "call.start.error-vapifault-get-org" | "call.start.error-vapifault-get-subscription" | "call.start.error-get-assistant" | "call.start.error-get-phone-number" | "call.start.error-get-customer" | "call.start.error-get-resources-validation" | "call.start.error-vapi-number-international" | "call.start.error-vapi-number-outbound-daily-limit" | "call.start.error-get-transport" | "call.start.error-subscription-wallet-does-not-exist" | "call.start.error-subscription-frozen" | "call.start.error-subscription-insufficient-credits" | "call.start.error-subscription-upgrade-failed" | "call.start.error-subscription-concurrency-limit-reached" | "assistant-not-valid" | "database-error" | "assistant-not-found" | "pipeline-error-openai-voice-failed" | "pipeline-error-cartesia-voice-failed" | "pipeline-error-deepgram-voice-failed" | "pipeline-error-eleven-labs-voice-failed" | "pipeline-error-playht-voice-failed" | "pipeline-error-lmnt-voice-failed" | "pipeline-error-azure-voice-failed" | "pipeline-error-rime-ai-voice-failed" | "pipeline-error-smallest-ai-voice-failed" | "pipeline-error-neuphonic-voice-failed" | "pipeline-error-hume-voice-failed" | "pipeline-error-sesame-voice-failed" | "pipeline-error-inworld-voice-failed" | "pipeline-error-minimax-voice-failed" | "pipeline-error-tavus-video-failed" | "call.in-progress.error-vapifault-openai-voice-failed" | "call.in-progress.error-vapifault-cartesia-voice-failed" | "call.in-progress.error-vapifault-deepgram-voice-failed" | "call.in-progress.error-vapifault-eleven-labs-voice-failed" | "call.in-progress.error-vapifault-playht-voice-failed" | "call.in-progress.error-vapifault-lmnt-voice-failed" | "call.in-progress.error-vapifault-azure-voice-failed" | "call.in-progress.error-vapifault-rime-ai-voice-failed" | "call.in-progress.error-vapifault-smallest-ai-voice-failed" | "call.in-progress.error-vapifault-neuphonic-voice-failed" | "call.in-progress.error-vapifault-hume-voice-failed" | "call.in-progress.error-vapifault-sesame-voice-failed" | "call.in-progress.error-vapifault-inworld-voice-failed" | "call.in-progress.error-vapifault-minimax-voice-failed" | "call.in-progress.error-vapifault-tavus-video-failed" | "pipeline-error-vapi-llm-failed" | "pipeline-error-vapi-400-bad-request-validation-failed" | "pipeline-error-vapi-401-unauthorized" | "pipeline-error-vapi-403-model-access-denied" | "pipeline-error-vapi-429-exceeded-quota" | "pipeline-error-vapi-500-server-error" | "pipeline-error-vapi-503-server-overloaded-error" | "call.in-progress.error-providerfault-vapi-llm-failed" | "call.in-progress.error-vapifault-vapi-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-vapi-401-unauthorized" | "call.in-progress.error-vapifault-vapi-403-model-access-denied" | "call.in-progress.error-vapifault-vapi-429-exceeded-quota" | "call.in-progress.error-providerfault-vapi-500-server-error" | "call.in-progress.error-providerfault-vapi-503-server-overloaded-error" | "pipeline-error-deepgram-transcriber-failed" | "call.in-progress.error-vapifault-deepgram-transcriber-failed" | "pipeline-error-gladia-transcriber-failed" | "call.in-progress.error-vapifault-gladia-transcriber-failed" | "pipeline-error-speechmatics-transcriber-failed" | "call.in-progress.error-vapifault-speechmatics-transcriber-failed" | "pipeline-error-assembly-ai-transcriber-failed" | "pipeline-error-assembly-ai-returning-400-insufficent-funds" | "pipeline-error-assembly-ai-returning-400-paid-only-feature" | "pipeline-error-assembly-ai-returning-401-invalid-credentials" | "pipeline-error-assembly-ai-returning-500-invalid-schema" | "pipeline-error-assembly-ai-returning-500-word-boost-parsing-failed" | "call.in-progress.error-vapifault-assembly-ai-transcriber-failed" | "call.in-progress.error-vapifault-assembly-ai-returning-400-insufficent-funds" | "call.in-progress.error-vapifault-assembly-ai-returning-400-paid-only-feature" | "call.in-progress.error-vapifault-assembly-ai-returning-401-invalid-credentials" | "call.in-progress.error-vapifault-assembly-ai-returning-500-invalid-schema" | "call.in-progress.error-vapifault-assembly-ai-returning-500-word-boost-parsing-failed" | "pipeline-error-talkscriber-transcriber-failed" | "call.in-progress.error-vapifault-talkscriber-transcriber-failed" | "pipeline-error-azure-speech-transcriber-failed" | "call.in-progress.error-vapifault-azure-speech-transcriber-failed" | "call.in-progress.error-pipeline-no-available-llm-model" | "worker-shutdown" | "vonage-disconnected" | "vonage-failed-to-connect-call" | "vonage-completed" | "phone-call-provider-bypass-enabled-but-no-call-received" | "call.in-progress.error-providerfault-transport-never-connected" | "call.in-progress.error-vapifault-worker-not-available" | "call.in-progress.error-vapifault-transport-never-connected" | "call.in-progress.error-vapifault-transport-connected-but-call-not-active" | "call.in-progress.error-vapifault-call-started-but-connection-to-transport-missing" | "call.in-progress.error-vapifault-worker-died" | "call.in-progress.twilio-completed-call" | "call.in-progress.sip-completed-call" | "call.in-progress.error-providerfault-openai-llm-failed" | "call.in-progress.error-providerfault-azure-openai-llm-failed" | "call.in-progress.error-providerfault-groq-llm-failed" | "call.in-progress.error-providerfault-google-llm-failed" | "call.in-progress.error-providerfault-xai-llm-failed" | "call.in-progress.error-providerfault-mistral-llm-failed" | "call.in-progress.error-providerfault-inflection-ai-llm-failed" | "call.in-progress.error-providerfault-cerebras-llm-failed" | "call.in-progress.error-providerfault-deep-seek-llm-failed" | "call.in-progress.error-vapifault-chat-pipeline-failed-to-start" | "pipeline-error-openai-400-bad-request-validation-failed" | "pipeline-error-openai-401-unauthorized" | "pipeline-error-openai-401-incorrect-api-key" | "pipeline-error-openai-401-account-not-in-organization" | "pipeline-error-openai-403-model-access-denied" | "pipeline-error-openai-429-exceeded-quota" | "pipeline-error-openai-429-rate-limit-reached" | "pipeline-error-openai-500-server-error" | "pipeline-error-openai-503-server-overloaded-error" | "pipeline-error-openai-llm-failed" | "call.in-progress.error-vapifault-openai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-openai-401-unauthorized" | "call.in-progress.error-vapifault-openai-401-incorrect-api-key" | "call.in-progress.error-vapifault-openai-401-account-not-in-organization" | "call.in-progress.error-vapifault-openai-403-model-access-denied" | "call.in-progress.error-vapifault-openai-429-exceeded-quota" | "call.in-progress.error-vapifault-openai-429-rate-limit-reached" | "call.in-progress.error-providerfault-openai-500-server-error" | "call.in-progress.error-providerfault-openai-503-server-overloaded-error" | "pipeline-error-azure-openai-400-bad-request-validation-failed" | "pipeline-error-azure-openai-401-unauthorized" | "pipeline-error-azure-openai-403-model-access-denied" | "pipeline-error-azure-openai-429-exceeded-quota" | "pipeline-error-azure-openai-500-server-error" | "pipeline-error-azure-openai-503-server-overloaded-error" | "pipeline-error-azure-openai-llm-failed" | "call.in-progress.error-vapifault-azure-openai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-azure-openai-401-unauthorized" | "call.in-progress.error-vapifault-azure-openai-403-model-access-denied" | "call.in-progress.error-vapifault-azure-openai-429-exceeded-quota" | "call.in-progress.error-providerfault-azure-openai-500-server-error" | "call.in-progress.error-providerfault-azure-openai-503-server-overloaded-error" | "pipeline-error-google-400-bad-request-validation-failed" | "pipeline-error-google-401-unauthorized" | "pipeline-error-google-403-model-access-denied" | "pipeline-error-google-429-exceeded-quota" | "pipeline-error-google-500-server-error" | "pipeline-error-google-503-server-overloaded-error" | "pipeline-error-google-llm-failed" | "call.in-progress.error-vapifault-google-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-google-401-unauthorized" | "call.in-progress.error-vapifault-google-403-model-access-denied" | "call.in-progress.error-vapifault-google-429-exceeded-quota" | "call.in-progress.error-providerfault-google-500-server-error" | "call.in-progress.error-providerfault-google-503-server-overloaded-error" | "pipeline-error-xai-400-bad-request-validation-failed" | "pipeline-error-xai-401-unauthorized" | "pipeline-error-xai-403-model-access-denied" | "pipeline-error-xai-429-exceeded-quota" | "pipeline-error-xai-500-server-error" | "pipeline-error-xai-503-server-overloaded-error" | "pipeline-error-xai-llm-failed" | "call.in-progress.error-vapifault-xai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-xai-401-unauthorized" | "call.in-progress.error-vapifault-xai-403-model-access-denied" | "call.in-progress.error-vapifault-xai-429-exceeded-quota" | "call.in-progress.error-providerfault-xai-500-server-error" | "call.in-progress.error-providerfault-xai-503-server-overloaded-error" | "pipeline-error-mistral-400-bad-request-validation-failed" | "pipeline-error-mistral-401-unauthorized" | "pipeline-error-mistral-403-model-access-denied" | "pipeline-error-mistral-429-exceeded-quota" | "pipeline-error-mistral-500-server-error" | "pipeline-error-mistral-503-server-overloaded-error" | "pipeline-error-mistral-llm-failed" | "call.in-progress.error-vapifault-mistral-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-mistral-401-unauthorized" | "call.in-progress.error-vapifault-mistral-403-model-access-denied" | "call.in-progress.error-vapifault-mistral-429-exceeded-quota" | "call.in-progress.error-providerfault-mistral-500-server-error" | "call.in-progress.error-providerfault-mistral-503-server-overloaded-error" | "pipeline-error-inflection-ai-400-bad-request-validation-failed" | "pipeline-error-inflection-ai-401-unauthorized" | "pipeline-error-inflection-ai-403-model-access-denied" | "pipeline-error-inflection-ai-429-exceeded-quota" | "pipeline-error-inflection-ai-500-server-error" | "pipeline-error-inflection-ai-503-server-overloaded-error" | "pipeline-error-inflection-ai-llm-failed" | "call.in-progress.error-vapifault-inflection-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-inflection-ai-401-unauthorized" | "call.in-progress.error-vapifault-inflection-ai-403-model-access-denied" | "call.in-progress.error-vapifault-inflection-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-inflection-ai-500-server-error" | "call.in-progress.error-providerfault-inflection-ai-503-server-overloaded-error" | "pipeline-error-deep-seek-400-bad-request-validation-failed" | "pipeline-error-deep-seek-401-unauthorized" | "pipeline-error-deep-seek-403-model-access-denied" | "pipeline-error-deep-seek-429-exceeded-quota" | "pipeline-error-deep-seek-500-server-error" | "pipeline-error-deep-seek-503-server-overloaded-error" | "pipeline-error-deep-seek-llm-failed" | "call.in-progress.error-vapifault-deep-seek-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-deep-seek-401-unauthorized" | "call.in-progress.error-vapifault-deep-seek-403-model-access-denied" | "call.in-progress.error-vapifault-deep-seek-429-exceeded-quota" | "call.in-progress.error-providerfault-deep-seek-500-server-error" | "call.in-progress.error-providerfault-deep-seek-503-server-overloaded-error" | "pipeline-error-groq-400-bad-request-validation-failed" | "pipeline-error-groq-401-unauthorized" | "pipeline-error-groq-403-model-access-denied" | "pipeline-error-groq-429-exceeded-quota" | "pipeline-error-groq-500-server-error" | "pipeline-error-groq-503-server-overloaded-error" | "pipeline-error-groq-llm-failed" | "call.in-progress.error-vapifault-groq-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-groq-401-unauthorized" | "call.in-progress.error-vapifault-groq-403-model-access-denied" | "call.in-progress.error-vapifault-groq-429-exceeded-quota" | "call.in-progress.error-providerfault-groq-500-server-error" | "call.in-progress.error-providerfault-groq-503-server-overloaded-error" | "pipeline-error-cerebras-400-bad-request-validation-failed" | "pipeline-error-cerebras-401-unauthorized" | "pipeline-error-cerebras-403-model-access-denied" | "pipeline-error-cerebras-429-exceeded-quota" | "pipeline-error-cerebras-500-server-error" | "pipeline-error-cerebras-503-server-overloaded-error" | "pipeline-error-cerebras-llm-failed" | "call.in-progress.error-vapifault-cerebras-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-cerebras-401-unauthorized" | "call.in-progress.error-vapifault-cerebras-403-model-access-denied" | "call.in-progress.error-vapifault-cerebras-429-exceeded-quota" | "call.in-progress.error-providerfault-cerebras-500-server-error" | "call.in-progress.error-providerfault-cerebras-503-server-overloaded-error" | "pipeline-error-anthropic-400-bad-request-validation-failed" | "pipeline-error-anthropic-401-unauthorized" | "pipeline-error-anthropic-403-model-access-denied" | "pipeline-error-anthropic-429-exceeded-quota" | "pipeline-error-anthropic-500-server-error" | "pipeline-error-anthropic-503-server-overloaded-error" | "pipeline-error-anthropic-llm-failed" | "call.in-progress.error-providerfault-anthropic-llm-failed" | "call.in-progress.error-vapifault-anthropic-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-500-server-error" | "call.in-progress.error-providerfault-anthropic-503-server-overloaded-error" | "pipeline-error-anthropic-bedrock-400-bad-request-validation-failed" | "pipeline-error-anthropic-bedrock-401-unauthorized" | "pipeline-error-anthropic-bedrock-403-model-access-denied" | "pipeline-error-anthropic-bedrock-429-exceeded-quota" | "pipeline-error-anthropic-bedrock-500-server-error" | "pipeline-error-anthropic-bedrock-503-server-overloaded-error" | "pipeline-error-anthropic-bedrock-llm-failed" | "call.in-progress.error-providerfault-anthropic-bedrock-llm-failed" | "call.in-progress.error-vapifault-anthropic-bedrock-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-bedrock-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-bedrock-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-bedrock-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-bedrock-500-server-error" | "call.in-progress.error-providerfault-anthropic-bedrock-503-server-overloaded-error" | "pipeline-error-anthropic-vertex-400-bad-request-validation-failed" | "pipeline-error-anthropic-vertex-401-unauthorized" | "pipeline-error-anthropic-vertex-403-model-access-denied" | "pipeline-error-anthropic-vertex-429-exceeded-quota" | "pipeline-error-anthropic-vertex-500-server-error" | "pipeline-error-anthropic-vertex-503-server-overloaded-error" | "pipeline-error-anthropic-vertex-llm-failed" | "call.in-progress.error-providerfault-anthropic-vertex-llm-failed" | "call.in-progress.error-vapifault-anthropic-vertex-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-vertex-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-vertex-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-vertex-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-vertex-500-server-error" | "call.in-progress.error-providerfault-anthropic-vertex-503-server-overloaded-error" | "pipeline-error-together-ai-400-bad-request-validation-failed" | "pipeline-error-together-ai-401-unauthorized" | "pipeline-error-together-ai-403-model-access-denied" | "pipeline-error-together-ai-429-exceeded-quota" | "pipeline-error-together-ai-500-server-error" | "pipeline-error-together-ai-503-server-overloaded-error" | "pipeline-error-together-ai-llm-failed" | "call.in-progress.error-providerfault-together-ai-llm-failed" | "call.in-progress.error-vapifault-together-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-together-ai-401-unauthorized" | "call.in-progress.error-vapifault-together-ai-403-model-access-denied" | "call.in-progress.error-vapifault-together-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-together-ai-500-server-error" | "call.in-progress.error-providerfault-together-ai-503-server-overloaded-error" | "pipeline-error-anyscale-400-bad-request-validation-failed" | "pipeline-error-anyscale-401-unauthorized" | "pipeline-error-anyscale-403-model-access-denied" | "pipeline-error-anyscale-429-exceeded-quota" | "pipeline-error-anyscale-500-server-error" | "pipeline-error-anyscale-503-server-overloaded-error" | "pipeline-error-anyscale-llm-failed" | "call.in-progress.error-providerfault-anyscale-llm-failed" | "call.in-progress.error-vapifault-anyscale-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anyscale-401-unauthorized" | "call.in-progress.error-vapifault-anyscale-403-model-access-denied" | "call.in-progress.error-vapifault-anyscale-429-exceeded-quota" | "call.in-progress.error-providerfault-anyscale-500-server-error" | "call.in-progress.error-providerfault-anyscale-503-server-overloaded-error" | "pipeline-error-openrouter-400-bad-request-validation-failed" | "pipeline-error-openrouter-401-unauthorized" | "pipeline-error-openrouter-403-model-access-denied" | "pipeline-error-openrouter-429-exceeded-quota" | "pipeline-error-openrouter-500-server-error" | "pipeline-error-openrouter-503-server-overloaded-error" | "pipeline-error-openrouter-llm-failed" | "call.in-progress.error-providerfault-openrouter-llm-failed" | "call.in-progress.error-vapifault-openrouter-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-openrouter-401-unauthorized" | "call.in-progress.error-vapifault-openrouter-403-model-access-denied" | "call.in-progress.error-vapifault-openrouter-429-exceeded-quota" | "call.in-progress.error-providerfault-openrouter-500-server-error" | "call.in-progress.error-providerfault-openrouter-503-server-overloaded-error" | "pipeline-error-perplexity-ai-400-bad-request-validation-failed" | "pipeline-error-perplexity-ai-401-unauthorized" | "pipeline-error-perplexity-ai-403-model-access-denied" | "pipeline-error-perplexity-ai-429-exceeded-quota" | "pipeline-error-perplexity-ai-500-server-error" | "pipeline-error-perplexity-ai-503-server-overloaded-error" | "pipeline-error-perplexity-ai-llm-failed" | "call.in-progress.error-providerfault-perplexity-ai-llm-failed" | "call.in-progress.error-vapifault-perplexity-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-perplexity-ai-401-unauthorized" | "call.in-progress.error-vapifault-perplexity-ai-403-model-access-denied" | "call.in-progress.error-vapifault-perplexity-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-perplexity-ai-500-server-error" | "call.in-progress.error-providerfault-perplexity-ai-503-server-overloaded-error" | "pipeline-error-deepinfra-400-bad-request-validation-failed" | "pipeline-error-deepinfra-401-unauthorized" | "pipeline-error-deepinfra-403-model-access-denied" | "pipeline-error-deepinfra-429-exceeded-quota" | "pipeline-error-deepinfra-500-server-error" | "pipeline-error-deepinfra-503-server-overloaded-error" | "pipeline-error-deepinfra-llm-failed" | "call.in-progress.error-providerfault-deepinfra-llm-failed" | "call.in-progress.error-vapifault-deepinfra-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-deepinfra-401-unauthorized" | "call.in-progress.error-vapifault-deepinfra-403-model-access-denied" | "call.in-progress.error-vapifault-deepinfra-429-exceeded-quota" | "call.in-progress.error-providerfault-deepinfra-500-server-error" | "call.in-progress.error-providerfault-deepinfra-503-server-overloaded-error" | "pipeline-error-runpod-400-bad-request-validation-failed" | "pipeline-error-runpod-401-unauthorized" | "pipeline-error-runpod-403-model-access-denied" | "pipeline-error-runpod-429-exceeded-quota" | "pipeline-error-runpod-500-server-error" | "pipeline-error-runpod-503-server-overloaded-error" | "pipeline-error-runpod-llm-failed" | "call.in-progress.error-providerfault-runpod-llm-failed" | "call.in-progress.error-vapifault-runpod-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-runpod-401-unauthorized" | "call.in-progress.error-vapifault-runpod-403-model-access-denied" | "call.in-progress.error-vapifault-runpod-429-exceeded-quota" | "call.in-progress.error-providerfault-runpod-500-server-error" | "call.in-progress.error-providerfault-runpod-503-server-overloaded-error" | "pipeline-error-custom-llm-400-bad-request-validation-failed" | "pipeline-error-custom-llm-401-unauthorized" | "pipeline-error-custom-llm-403-model-access-denied" | "pipeline-error-custom-llm-429-exceeded-quota" | "pipeline-error-custom-llm-500-server-error" | "pipeline-error-custom-llm-503-server-overloaded-error" | "pipeline-error-custom-llm-llm-failed" | "call.in-progress.error-providerfault-custom-llm-llm-failed" | "call.in-progress.error-vapifault-custom-llm-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-custom-llm-401-unauthorized" | "call.in-progress.error-vapifault-custom-llm-403-model-access-denied" | "call.in-progress.error-vapifault-custom-llm-429-exceeded-quota" | "call.in-progress.error-providerfault-custom-llm-500-server-error" | "call.in-progress.error-providerfault-custom-llm-503-server-overloaded-error" | "pipeline-error-custom-voice-failed" | "pipeline-error-cartesia-socket-hang-up" | "pipeline-error-cartesia-requested-payment" | "pipeline-error-cartesia-500-server-error" | "pipeline-error-cartesia-502-server-error" | "pipeline-error-cartesia-503-server-error" | "pipeline-error-cartesia-522-server-error" | "call.in-progress.error-vapifault-cartesia-socket-hang-up" | "call.in-progress.error-vapifault-cartesia-requested-payment" | "call.in-progress.error-providerfault-cartesia-500-server-error" | "call.in-progress.error-providerfault-cartesia-503-server-error" | "call.in-progress.error-providerfault-cartesia-522-server-error" | "pipeline-error-eleven-labs-voice-not-found" | "pipeline-error-eleven-labs-quota-exceeded" | "pipeline-error-eleven-labs-unauthorized-access" | "pipeline-error-eleven-labs-unauthorized-to-access-model" | "pipeline-error-eleven-labs-professional-voices-only-for-creator-plus" | "pipeline-error-eleven-labs-blocked-free-plan-and-requested-upgrade" | "pipeline-error-eleven-labs-blocked-concurrent-requests-and-requested-upgrade" | "pipeline-error-eleven-labs-blocked-using-instant-voice-clone-and-requested-upgrade" | "pipeline-error-eleven-labs-system-busy-and-requested-upgrade" | "pipeline-error-eleven-labs-voice-not-fine-tuned" | "pipeline-error-eleven-labs-invalid-api-key" | "pipeline-error-eleven-labs-invalid-voice-samples" | "pipeline-error-eleven-labs-voice-disabled-by-owner" | "pipeline-error-eleven-labs-vapi-voice-disabled-by-owner" | "pipeline-error-eleven-labs-blocked-account-in-probation" | "pipeline-error-eleven-labs-blocked-content-against-their-policy" | "pipeline-error-eleven-labs-missing-samples-for-voice-clone" | "pipeline-error-eleven-labs-voice-not-fine-tuned-and-cannot-be-used" | "pipeline-error-eleven-labs-voice-not-allowed-for-free-users" | "pipeline-error-eleven-labs-max-character-limit-exceeded" | "pipeline-error-eleven-labs-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification" | "pipeline-error-eleven-labs-500-server-error" | "pipeline-error-eleven-labs-503-server-error" | "call.in-progress.error-vapifault-eleven-labs-voice-not-found" | "call.in-progress.error-vapifault-eleven-labs-quota-exceeded" | "call.in-progress.error-vapifault-eleven-labs-unauthorized-access" | "call.in-progress.error-vapifault-eleven-labs-unauthorized-to-access-model" | "call.in-progress.error-vapifault-eleven-labs-professional-voices-only-for-creator-plus" | "call.in-progress.error-vapifault-eleven-labs-blocked-free-plan-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-blocked-concurrent-requests-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-blocked-using-instant-voice-clone-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-system-busy-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-voice-not-fine-tuned" | "call.in-progress.error-vapifault-eleven-labs-invalid-api-key" | "call.in-progress.error-vapifault-eleven-labs-invalid-voice-samples" | "call.in-progress.error-vapifault-eleven-labs-voice-disabled-by-owner" | "call.in-progress.error-vapifault-eleven-labs-blocked-account-in-probation" | "call.in-progress.error-vapifault-eleven-labs-blocked-content-against-their-policy" | "call.in-progress.error-vapifault-eleven-labs-missing-samples-for-voice-clone" | "call.in-progress.error-vapifault-eleven-labs-voice-not-fine-tuned-and-cannot-be-used" | "call.in-progress.error-vapifault-eleven-labs-voice-not-allowed-for-free-users" | "call.in-progress.error-vapifault-eleven-labs-max-character-limit-exceeded" | "call.in-progress.error-vapifault-eleven-labs-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification" | "call.in-progress.error-providerfault-eleven-labs-500-server-error" | "call.in-progress.error-providerfault-eleven-labs-503-server-error" | "pipeline-error-playht-request-timed-out" | "pipeline-error-playht-invalid-voice" | "pipeline-error-playht-unexpected-error" | "pipeline-error-playht-out-of-credits" | "pipeline-error-playht-invalid-emotion" | "pipeline-error-playht-voice-must-be-a-valid-voice-manifest-uri" | "pipeline-error-playht-401-unauthorized" | "pipeline-error-playht-403-forbidden-out-of-characters" | "pipeline-error-playht-403-forbidden-api-access-not-available" | "pipeline-error-playht-429-exceeded-quota" | "pipeline-error-playht-502-gateway-error" | "pipeline-error-playht-504-gateway-error" | "call.in-progress.error-vapifault-playht-request-timed-out" | "call.in-progress.error-vapifault-playht-invalid-voice" | "call.in-progress.error-vapifault-playht-unexpected-error" | "call.in-progress.error-vapifault-playht-out-of-credits" | "call.in-progress.error-vapifault-playht-invalid-emotion" | "call.in-progress.error-vapifault-playht-voice-must-be-a-valid-voice-manifest-uri" | "call.in-progress.error-vapifault-playht-401-unauthorized" | "call.in-progress.error-vapifault-playht-403-forbidden-out-of-characters" | "call.in-progress.error-vapifault-playht-403-forbidden-api-access-not-available" | "call.in-progress.error-vapifault-playht-429-exceeded-quota" | "call.in-progress.error-providerfault-playht-502-gateway-error" | "call.in-progress.error-providerfault-playht-504-gateway-error" | "pipeline-error-custom-transcriber-failed" | "call.in-progress.error-vapifault-custom-transcriber-failed" | "pipeline-error-eleven-labs-transcriber-failed" | "call.in-progress.error-vapifault-eleven-labs-transcriber-failed" | "pipeline-error-deepgram-returning-400-no-such-model-language-tier-combination" | "pipeline-error-deepgram-returning-401-invalid-credentials" | "pipeline-error-deepgram-returning-403-model-access-denied" | "pipeline-error-deepgram-returning-404-not-found" | "pipeline-error-deepgram-returning-500-invalid-json" | "pipeline-error-deepgram-returning-502-network-error" | "pipeline-error-deepgram-returning-502-bad-gateway-ehostunreach" | "pipeline-error-deepgram-returning-econnreset" | "call.in-progress.error-vapifault-deepgram-returning-400-no-such-model-language-tier-combination" | "call.in-progress.error-vapifault-deepgram-returning-401-invalid-credentials" | "call.in-progress.error-vapifault-deepgram-returning-404-not-found" | "call.in-progress.error-vapifault-deepgram-returning-403-model-access-denied" | "call.in-progress.error-providerfault-deepgram-returning-500-invalid-json" | "call.in-progress.error-providerfault-deepgram-returning-502-network-error" | "call.in-progress.error-providerfault-deepgram-returning-502-bad-gateway-ehostunreach" | "pipeline-error-google-transcriber-failed" | "call.in-progress.error-vapifault-google-transcriber-failed" | "pipeline-error-openai-transcriber-failed" | "call.in-progress.error-vapifault-openai-transcriber-failed" | "call.in-progress.error-warm-transfer-max-duration" | "call.in-progress.error-warm-transfer-assistant-cancelled" | "call.in-progress.error-warm-transfer-silence-timeout" | "call.in-progress.error-warm-transfer-microphone-timeout" | "call.in-progress.error-warm-transfer-hang-timeout" | "call.in-progress.error-warm-transfer-idle-timeout" | "assistant-ended-call" | "assistant-said-end-call-phrase" | "assistant-ended-call-with-hangup-task" | "assistant-ended-call-after-message-spoken" | "assistant-forwarded-call" | "assistant-join-timed-out" | "call.in-progress.error-assistant-did-not-receive-customer-audio" | "call.in-progress.error-transfer-failed" | "customer-busy" | "customer-ended-call" | "customer-ended-call-after-warm-transfer-attempt" | "customer-did-not-answer" | "customer-did-not-give-microphone-permission" | "exceeded-max-duration" | "manually-canceled" | "phone-call-provider-closed-websocket" | "call.forwarding.operator-busy" | "silence-timed-out" | "call.in-progress.error-sip-inbound-call-failed-to-connect" | "call.in-progress.error-providerfault-outbound-sip-403-forbidden" | "call.in-progress.error-providerfault-outbound-sip-407-proxy-authentication-required" | "call.in-progress.error-providerfault-outbound-sip-503-service-unavailable" | "call.in-progress.error-providerfault-outbound-sip-480-temporarily-unavailable" | "call.in-progress.error-sip-outbound-call-failed-to-connect" | "call.ringing.hook-executed-say" | "call.ringing.hook-executed-transfer" | "call.ending.hook-executed-say" | "call.ending.hook-executed-transfer" | "call.ringing.sip-inbound-caller-hungup-before-call-connect" | "call.ringing.error-sip-inbound-call-failed-to-connect" | "twilio-failed-to-connect-call" | "twilio-reported-customer-misdialed" | "vonage-rejected" | "voicemail";
        /** @description Why a request failed. */
        ErrorBody: {
            /** @description The HTTP status again. */
            statusCode?: number;
            /** @description A sentence, or one for each field that was refused. */
            message?: string | string[];
            /** @description Name of the status. */
            error?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Text replaced where it stands exactly so. */
        ExactReplacement: {
            type: "exact";
            /** @default false */
            replaceAllEnabled?: boolean;
            key: string;
            value: string;
        };
        FallbackAssemblyAITranscriber: {
            provider: "assembly-ai";
            /** @constant */
            language?: "en";
            /**
             * @description Words recognised with less confidence than this are dropped.
             * @default 0.4
             */
            confidenceThreshold?: number;
            /** @default true */
            formatTurns?: boolean;
            /** @default 0.7 */
            endOfTurnConfidenceThreshold?: number;
            /** @default 160 */
            minEndOfTurnSilenceWhenConfident?: number;
            /** @default 160 */
            wordFinalizationMaxWaitTime?: number;
            /** @default 400 */
            maxTurnSilence?: number;
            realtimeUrl?: string;
            /** @description Words to expect. */
            wordBoost?: string[];
            endUtteranceSilenceThreshold?: number;
            disablePartialTranscripts?: boolean;
        };
        FallbackAzureSpeechTranscriber: {
            provider: "azure";
            language?: components["schemas"]["FallbackAzureSpeechTranscriberLanguageEnum"];
            /** @enum {string} */
            segmentationStrategy?: "Default" | "Time" | "Semantic";
            segmentationSilenceTimeoutMs?: number;
            segmentationMaximumTimeMs?: number;
        };
        /** @enum {string} */
        FallbackAzureSpeechTranscriberLanguageEnum: "af-ZA" | "am-ET" | "ar-AE" | "ar-BH" | "ar-DZ" | "ar-EG" | "ar-IL" | "ar-IQ" | "ar-JO" | "ar-KW" | "ar-LB" | "ar-LY" | "ar-MA" | "ar-OM" | "ar-PS" | "ar-QA" | "ar-SA" | "ar-SY" | "ar-TN" | "ar-YE" | "az-AZ" | "bg-BG" | "bn-IN" | "bs-BA" | "ca-ES" | "cs-CZ" | "cy-GB" | "da-DK" | "de-AT" | "de-CH" | "de-DE" | "el-GR" | "en-AU" | "en-CA" | "en-GB" | "en-GH" | "en-HK" | "en-IE" | "en-IN" | "en-KE" | "en-NG" | "en-NZ" | "en-PH" | "en-SG" | "en-TZ" | "en-US" | "en-ZA" | "es-AR" | "es-BO" | "es-CL" | "es-CO" | "es-CR" | "es-CU" | "es-DO" | "es-EC" | "es-ES" | "es-GQ" | "es-GT" | "es-HN" | "es-MX" | "es-NI" | "es-PA" | "es-PE" | "es-PR" | "es-PY" | "es-SV" | "es-US" | "es-UY" | "es-VE" | "et-EE" | "eu-ES" | "fa-IR" | "fi-FI" | "fil-PH" | "fr-BE" | "fr-CA" | "fr-CH" | "fr-FR" | "ga-IE" | "gl-ES" | "gu-IN" | "he-IL" | "hi-IN" | "hr-HR" | "hu-HU" | "hy-AM" | "id-ID" | "is-IS" | "it-CH" | "it-IT" | "ja-JP" | "jv-ID" | "ka-GE" | "kk-KZ" | "km-KH" | "kn-IN" | "ko-KR" | "lo-LA" | "lt-LT" | "lv-LV" | "mk-MK" | "ml-IN" | "mn-MN" | "mr-IN" | "ms-MY" | "mt-MT" | "my-MM" | "nb-NO" | "ne-NP" | "nl-BE" | "nl-NL" | "pa-IN" | "pl-PL" | "ps-AF" | "pt-BR" | "pt-PT" | "ro-RO" | "ru-RU" | "si-LK" | "sk-SK" | "sl-SI" | "so-SO" | "sq-AL" | "sr-RS" | "sv-SE" | "sw-KE" | "sw-TZ" | "ta-IN" | "te-IN" | "th-TH" | "tr-TR" | "uk-UA" | "ur-IN" | "uz-UZ" | "vi-VN" | "wuu-CN" | "yue-CN" | "zh-CN" | "zh-CN-shandong" | "zh-CN-sichuan" | "zh-HK" | "zh-TW" | "zu-ZA";
        FallbackAzureVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "azure";
            voiceId: ("andrew" | "brian" | "emma") | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackCartesiaTranscriber: {
            provider: "cartesia";
            /** @constant */
            model?: "ink-whisper";
            language?: components["schemas"]["LanguageEnum"];
        };
        FallbackCartesiaVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "cartesia";
            voiceId: string;
            /** @enum {string} */
            model?: "sonic-2" | "sonic-english" | "sonic-multilingual" | "sonic-preview" | "sonic";
            /** @enum {string} */
            language?: "en" | "de" | "es" | "fr" | "ja" | "pt" | "zh" | "hi" | "it" | "ko" | "nl" | "pl" | "ru" | "sv" | "tr";
            experimentalControls?: components["schemas"]["CartesiaExperimentalControls"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackCustomTranscriber: {
            provider: "custom-transcriber";
            server: components["schemas"]["Server"];
        };
        FallbackCustomVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "custom-voice";
            server: components["schemas"]["Server"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackDeepgramTranscriber: {
            provider: "deepgram";
            model?: components["schemas"]["FallbackDeepgramTranscriberModelUnion"];
            language?: components["schemas"]["FallbackDeepgramTranscriberLanguageEnum"];
            smartFormat?: boolean;
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            /** @default false */
            numerals?: boolean;
            /**
             * @description Words recognised with less confidence than this are dropped.
             * @default 0.4
             */
            confidenceThreshold?: number;
            keywords?: string[];
            /** @description Terms to expect. */
            keyterm?: string[];
            /**
             * @description Silence that ends an utterance, in milliseconds.
             * @default 10
             */
            endpointing?: number;
        };
        /** @enum {string} */
        FallbackDeepgramTranscriberLanguageEnum: "ar" | "az" | "ba" | "bg" | "br" | "ca" | "cs" | "da" | "da-DK" | "de" | "de-CH" | "el" | "en" | "en-AU" | "en-CA" | "en-GB" | "en-IE" | "en-IN" | "en-NZ" | "en-US" | "es" | "es-419" | "es-LATAM" | "et" | "eu" | "fi" | "fr" | "fr-CA" | "ha" | "haw" | "he" | "hi" | "hi-Latn" | "hu" | "id" | "is" | "it" | "ja" | "jw" | "kn" | "ko" | "ko-KR" | "ln" | "lt" | "lv" | "mk" | "ms" | "multi" | "nl" | "nl-BE" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sl" | "sn" | "so" | "sr" | "su" | "sv" | "sv-SE" | "ta" | "taq" | "th" | "th-TH" | "tr" | "tt" | "uk" | "ur" | "vi" | "yo" | "zh" | "zh-CN" | "zh-HK" | "zh-Hans" | "zh-Hant" | "zh-TW";
        /** @enum {string} */
        FallbackDeepgramTranscriberModelEnum: "nova-3" | "nova-3-general" | "nova-3-medical" | "nova-2" | "nova-2-general" | "nova-2-meeting" | "nova-2-phonecall" | "nova-2-finance" | "nova-2-conversationalai" | "nova-2-voicemail" | "nova-2-video" | "nova-2-medical" | "nova-2-drivethru" | "nova-2-automotive" | "nova" | "nova-general" | "nova-phonecall" | "nova-medical" | "enhanced" | "enhanced-general" | "enhanced-meeting" | "enhanced-phonecall" | "enhanced-finance" | "base" | "base-general" | "base-meeting" | "base-phonecall" | "base-finance" | "base-conversationalai" | "base-voicemail" | "base-video" | "whisper";
        FallbackDeepgramTranscriberModelUnion: components["schemas"]["FallbackDeepgramTranscriberModelEnum"] | (string & {});
        FallbackDeepgramVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "deepgram";
            voiceId: components["schemas"]["VoiceIdEnum"];
            /** @enum {string} */
            model?: "aura" | "aura-2";
            /**
             * @description Keeps data out of the provider's training.
             * @default false
             */
            mipOptOut?: boolean;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackDestinationUnion: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
        FallbackElevenLabsTranscriber: {
            provider: "11labs";
            /** @constant */
            model?: "scribe_v1";
            language?: components["schemas"]["LanguageEnum"];
        };
        FallbackElevenLabsVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
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
            /** @default false */
            enableSsmlParsing?: boolean;
            autoMode?: boolean;
            /** @enum {string} */
            model?: "eleven_multilingual_v2" | "eleven_turbo_v2" | "eleven_turbo_v2_5" | "eleven_flash_v2" | "eleven_flash_v2_5" | "eleven_monolingual_v1";
            language?: string;
            pronunciationDictionaryLocators?: components["schemas"]["ElevenLabsPronunciationDictionaryLocator"][];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackGladiaTranscriber: {
            provider: "gladia";
            /** @enum {string} */
            model?: "fast" | "accurate" | "solaria-1";
            /** @enum {string} */
            languageBehaviour?: "manual" | "automatic single language" | "automatic multiple languages";
            language?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"];
            languages?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"][];
            transcriptionHint?: string;
            prosody?: boolean;
            audioEnhancer?: boolean;
            /**
             * @description Words recognised with less confidence than this are dropped.
             * @default 0.4
             */
            confidenceThreshold?: number;
            /** @description Silence that ends an utterance, in milliseconds. */
            endpointing?: number;
            /** @description How clear speech must be. */
            speechThreshold?: number;
            customVocabularyEnabled?: boolean;
            customVocabularyConfig?: components["schemas"]["GladiaCustomVocabularyConfigDTO"];
        };
        /** @enum {string} */
        FallbackGladiaTranscriberLanguageEnum: "af" | "sq" | "am" | "ar" | "hy" | "as" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fo" | "fi" | "fr" | "gl" | "ka" | "de" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "jv" | "kn" | "kk" | "km" | "ko" | "lo" | "la" | "lv" | "ln" | "lt" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "my" | "ne" | "no" | "nn" | "oc" | "ps" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "es" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "ur" | "uz" | "vi" | "cy" | "yi" | "yo";
        FallbackGoogleTranscriber: {
            provider: "google";
            model?: components["schemas"]["ModelEnum"];
            language?: components["schemas"]["FallbackGoogleTranscriberLanguageEnum"];
        };
        /** @enum {string} */
        FallbackGoogleTranscriberLanguageEnum: "Multilingual" | "Arabic" | "Bengali" | "Bulgarian" | "Chinese" | "Croatian" | "Czech" | "Danish" | "Dutch" | "English" | "Estonian" | "Finnish" | "French" | "German" | "Greek" | "Hebrew" | "Hindi" | "Hungarian" | "Indonesian" | "Italian" | "Japanese" | "Korean" | "Latvian" | "Lithuanian" | "Norwegian" | "Polish" | "Portuguese" | "Romanian" | "Russian" | "Serbian" | "Slovak" | "Slovenian" | "Spanish" | "Swahili" | "Swedish" | "Thai" | "Turkish" | "Ukrainian" | "Vietnamese";
        FallbackHumeVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "hume";
            /** @constant */
            model?: "octave";
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
            provider: "inworld";
            voiceId: components["schemas"]["FallbackInworldVoiceVoiceIdEnum"];
            /**
             * @default inworld-tts-1
             * @constant
             */
            model?: "inworld-tts-1";
            /**
             * @default en
             * @enum {string}
             */
            languageCode?: "en" | "zh" | "ko" | "nl" | "fr" | "es" | "ja" | "de" | "it" | "pl" | "pt";
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackInworldVoiceVoiceIdEnum: "Alex" | "Ashley" | "Craig" | "Deborah" | "Dennis" | "Edward" | "Elizabeth" | "Hades" | "Julia" | "Pixie" | "Mark" | "Olivia" | "Priya" | "Ronald" | "Sarah" | "Shaun" | "Theodore" | "Timothy" | "Wendy" | "Dominus" | "Yichen" | "Xiaoyin" | "Xinyi" | "Jing" | "Erik" | "Katrien" | "Lennart" | "Lore" | "Alain" | "Hélène" | "Mathieu" | "Étienne" | "Johanna" | "Josef" | "Gianni" | "Orietta" | "Asuka" | "Satoshi" | "Hyunwoo" | "Minji" | "Seojun" | "Yoona" | "Szymon" | "Wojciech" | "Heitor" | "Maitê" | "Diego" | "Lupita" | "Miguel" | "Rafael";
        FallbackLMNTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "lmnt";
            voiceId: components["schemas"]["FallbackLMNTVoiceVoiceIdUnion"];
            speed?: number;
            language?: components["schemas"]["FallbackLMNTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackLMNTVoiceLanguageEnum: "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu" | "auto";
        /** @enum {string} */
        FallbackLMNTVoiceVoiceIdEnum: "amy" | "ansel" | "autumn" | "ava" | "brandon" | "caleb" | "cassian" | "chloe" | "dalton" | "daniel" | "dustin" | "elowen" | "evander" | "huxley" | "james" | "juniper" | "kennedy" | "lauren" | "leah" | "lily" | "lucas" | "magnus" | "miles" | "morgan" | "natalie" | "nathan" | "noah" | "nyssa" | "oliver" | "paige" | "ryan" | "sadie" | "sophie" | "stella" | "terrence" | "tyler" | "vesper" | "violet" | "warrick" | "zain" | "zeke" | "zoe";
        FallbackLMNTVoiceVoiceIdUnion: components["schemas"]["FallbackLMNTVoiceVoiceIdEnum"] | (string & {});
        FallbackNeuphonicVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "neuphonic";
            voiceId: string;
            /** @enum {string} */
            model?: "neu_hq" | "neu_fast";
            language: string | {
                [key: string]: unknown;
            };
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackOpenAITranscriber: {
            provider: "openai";
            /** @enum {string} */
            model: "gpt-4o-transcribe" | "gpt-4o-mini-transcribe";
            language?: components["schemas"]["FallbackOpenAITranscriberLanguageEnum"];
        };
        /** @enum {string} */
        FallbackOpenAITranscriberLanguageEnum: "af" | "ar" | "hy" | "az" | "be" | "bs" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "kn" | "kk" | "ko" | "lv" | "lt" | "mk" | "ms" | "mr" | "mi" | "ne" | "no" | "fa" | "pl" | "pt" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "tl" | "ta" | "th" | "tr" | "uk" | "ur" | "vi" | "cy";
        FallbackOpenAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "openai";
            voiceId: ("alloy" | "echo" | "fable" | "onyx" | "nova" | "shimmer" | "marin" | "cedar") | (string & {});
            /** @enum {string} */
            model?: "tts-1" | "tts-1-hd" | "gpt-4o-mini-tts";
            instructions?: string;
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @description Voices to try, in order, when the first one fails. */
        FallbackPlan: {
            voices: (components["schemas"]["FallbackAzureVoice"] | components["schemas"]["FallbackCartesiaVoice"] | components["schemas"]["FallbackHumeVoice"] | components["schemas"]["FallbackCustomVoice"] | components["schemas"]["FallbackDeepgramVoice"] | components["schemas"]["FallbackElevenLabsVoice"] | components["schemas"]["FallbackVapiVoice"] | components["schemas"]["FallbackLMNTVoice"] | components["schemas"]["FallbackOpenAIVoice"] | components["schemas"]["FallbackPlayHTVoice"] | components["schemas"]["FallbackRimeAIVoice"] | components["schemas"]["FallbackSmallestAIVoice"] | components["schemas"]["FallbackTavusVoice"] | components["schemas"]["FallbackNeuphonicVoice"] | components["schemas"]["FallbackSesameVoice"] | components["schemas"]["FallbackInworldVoice"])[];
        };
        FallbackPlayHTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "playht";
            voiceId: ("jennifer" | "melissa" | "will" | "chris" | "matt" | "jack" | "ruby" | "davis" | "donna" | "michael") | (string & {});
            speed?: number;
            /** @description Randomness of the model. */
            temperature?: number;
            emotion?: components["schemas"]["EmotionEnum"];
            voiceGuidance?: number;
            styleGuidance?: number;
            textGuidance?: number;
            /** @enum {string} */
            model?: "PlayHT2.0" | "PlayHT2.0-turbo" | "Play3.0-mini" | "PlayDialog";
            language?: components["schemas"]["FallbackPlayHTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackPlayHTVoiceLanguageEnum: "afrikaans" | "albanian" | "amharic" | "arabic" | "bengali" | "bulgarian" | "catalan" | "croatian" | "czech" | "danish" | "dutch" | "english" | "french" | "galician" | "german" | "greek" | "hebrew" | "hindi" | "hungarian" | "indonesian" | "italian" | "japanese" | "korean" | "malay" | "mandarin" | "polish" | "portuguese" | "russian" | "serbian" | "spanish" | "swedish" | "tagalog" | "thai" | "turkish" | "ukrainian" | "urdu" | "xhosa";
        FallbackRimeAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "rime-ai";
            voiceId: components["schemas"]["FallbackRimeAIVoiceVoiceIdUnion"];
            /** @enum {string} */
            model?: "arcana" | "mistv2" | "mist";
            speed?: number;
            /** @description Whether numbers in angle brackets are pauses in milliseconds. */
            pauseBetweenBrackets?: boolean;
            /** @description Whether text in braces is read as phonemes. */
            phonemizeBetweenBrackets?: boolean;
            reduceLatency?: boolean;
            inlineSpeedAlpha?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackRimeAIVoiceVoiceIdEnum: "abbie" | "allison" | "ally" | "alona" | "amber" | "ana" | "antoine" | "armon" | "brenda" | "brittany" | "carol" | "colin" | "courtney" | "elena" | "elliot" | "eva" | "geoff" | "gerald" | "hank" | "helen" | "hera" | "jen" | "joe" | "joy" | "juan" | "kendra" | "kendrick" | "kenneth" | "kevin" | "kris" | "linda" | "madison" | "marge" | "marina" | "marissa" | "marta" | "maya" | "nicholas" | "nyles" | "phil" | "reba" | "rex" | "rick" | "ritu" | "rob" | "rodney" | "rohan" | "rosco" | "samantha" | "sandy" | "selena" | "seth" | "sharon" | "stan" | "tamra" | "tanya" | "tibur" | "tj" | "tyler" | "viv" | "yadira" | "marsh" | "bayou" | "creek" | "brook" | "flower" | "spore" | "glacier" | "gulch" | "alpine" | "cove" | "lagoon" | "tundra" | "steppe" | "mesa" | "grove" | "rainforest" | "moraine" | "wildflower" | "peak" | "boulder" | "gypsum" | "zest" | "luna" | "celeste" | "orion" | "ursa" | "astra" | "esther" | "estelle" | "andromeda";
        FallbackRimeAIVoiceVoiceIdUnion: components["schemas"]["FallbackRimeAIVoiceVoiceIdEnum"] | (string & {});
        FallbackSesameVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "sesame";
            voiceId: string;
            /** @constant */
            model: "csm-1b";
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        FallbackSmallestAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "smallest-ai";
            voiceId: components["schemas"]["FallbackSmallestAIVoiceVoiceIdUnion"];
            /** @constant */
            model?: "lightning";
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        /** @enum {string} */
        FallbackSmallestAIVoiceVoiceIdEnum: "emily" | "jasmine" | "arman" | "james" | "mithali" | "aravind" | "raj" | "diya" | "raman" | "ananya" | "isha" | "william" | "aarav" | "monika" | "niharika" | "deepika" | "raghav" | "kajal" | "radhika" | "mansi" | "nisha" | "saurabh" | "pooja" | "saina" | "sanya";
        FallbackSmallestAIVoiceVoiceIdUnion: components["schemas"]["FallbackSmallestAIVoiceVoiceIdEnum"] | (string & {});
        FallbackSpeechmaticsTranscriber: {
            provider: "speechmatics";
            /** @constant */
            model?: "default";
            language?: components["schemas"]["FallbackSpeechmaticsTranscriberLanguageEnum"];
        };
        /** @enum {string} */
        FallbackSpeechmaticsTranscriberLanguageEnum: "auto" | "ar" | "ba" | "eu" | "be" | "bn" | "bg" | "yue" | "ca" | "hr" | "cs" | "da" | "nl" | "en" | "eo" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "he" | "hi" | "hu" | "id" | "ia" | "ga" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "mt" | "cmn" | "mr" | "mn" | "no" | "fa" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "th" | "tr" | "uk" | "ur" | "ug" | "vi" | "cy";
        FallbackTalkscriberTranscriber: {
            provider: "talkscriber";
            /** @constant */
            model?: "whisper";
            language?: components["schemas"]["FallbackTalkscriberTranscriberLanguageEnum"];
        };
        /** @enum {string} */
        FallbackTalkscriberTranscriberLanguageEnum: "en" | "zh" | "de" | "es" | "ru" | "ko" | "fr" | "ja" | "pt" | "tr" | "pl" | "ca" | "nl" | "ar" | "sv" | "it" | "id" | "hi" | "fi" | "vi" | "he" | "uk" | "el" | "ms" | "cs" | "ro" | "da" | "hu" | "ta" | "no" | "th" | "ur" | "hr" | "bg" | "lt" | "la" | "mi" | "ml" | "cy" | "sk" | "te" | "fa" | "lv" | "bn" | "sr" | "az" | "sl" | "kn" | "et" | "mk" | "br" | "eu" | "is" | "hy" | "ne" | "mn" | "bs" | "kk" | "sq" | "sw" | "gl" | "mr" | "pa" | "si" | "km" | "sn" | "yo" | "so" | "af" | "oc" | "ka" | "be" | "tg" | "sd" | "gu" | "am" | "yi" | "lo" | "uz" | "fo" | "ht" | "ps" | "tk" | "nn" | "mt" | "sa" | "lb" | "my" | "bo" | "tl" | "mg" | "as" | "tt" | "haw" | "ln" | "ha" | "ba" | "jw" | "su" | "yue";
        FallbackTavusVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "tavus";
            voiceId: "r52da2535a" | string;
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
            transcribers?: (components["schemas"]["FallbackAssemblyAITranscriber"] | components["schemas"]["FallbackAzureSpeechTranscriber"] | components["schemas"]["FallbackCustomTranscriber"] | components["schemas"]["FallbackDeepgramTranscriber"] | components["schemas"]["FallbackElevenLabsTranscriber"] | components["schemas"]["FallbackGladiaTranscriber"] | components["schemas"]["FallbackGoogleTranscriber"] | components["schemas"]["FallbackTalkscriberTranscriber"] | components["schemas"]["FallbackSpeechmaticsTranscriber"] | components["schemas"]["FallbackOpenAITranscriber"] | components["schemas"]["FallbackCartesiaTranscriber"])[];
        };
        FallbackVapiVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "vapi";
            /** @enum {string} */
            voiceId: "Elliot" | "Kylie" | "Rohan" | "Lily" | "Savannah" | "Hana" | "Neha" | "Cole" | "Harry" | "Paige" | "Spencer";
            /** @default 1 */
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        File: {
            /** @constant */
            object?: "file";
            /** @enum {string} */
            status?: "processing" | "done" | "failed";
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
        /** @description How text is put into words that can be spoken. */
        FormatPlan: {
            /** @default true */
            enabled?: boolean;
            /**
             * @description Numbers from here on are read digit by digit.
             * @default 2025
             */
            numberToDigitsCutoff?: number;
            /** @default [] */
            replacements?: (components["schemas"]["ExactReplacement"] | components["schemas"]["RegexReplacement"])[];
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
        };
        FunctionToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "function";
        };
        GcpCredential: {
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
        GhlToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "ghl";
            /** @description Id of a stored workflow. */
            workflowId?: string;
            workflowName?: string;
            webhookHookId?: string;
            webhookHookName?: string;
            locationId?: string;
        };
        GladiaCredential: {
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
            vocabulary: (string | components["schemas"]["GladiaVocabularyItemDTO"])[];
            /** @default 0.5 */
            defaultIntensity?: number;
        };
        GladiaTranscriber: {
            provider: "gladia";
            /** @enum {string} */
            model?: "fast" | "accurate" | "solaria-1";
            /** @enum {string} */
            languageBehaviour?: "manual" | "automatic single language" | "automatic multiple languages";
            language?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"];
            languages?: components["schemas"]["FallbackGladiaTranscriberLanguageEnum"][];
            transcriptionHint?: string;
            prosody?: boolean;
            audioEnhancer?: boolean;
            /**
             * @description Words recognised with less confidence than this are dropped.
             * @default 0.4
             */
            confidenceThreshold?: number;
            /** @description Silence that ends an utterance, in milliseconds. */
            endpointing?: number;
            /** @description How clear speech must be. */
            speechThreshold?: number;
            customVocabularyEnabled?: boolean;
            customVocabularyConfig?: components["schemas"]["GladiaCustomVocabularyConfigDTO"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
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
            type: "gohighlevel.calendar.availability.check";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoHighLevelCalendarAvailabilityToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "gohighlevel.calendar.availability.check";
        };
        GoHighLevelCalendarEventCreateTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.calendar.event.create";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoHighLevelCalendarEventCreateToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "gohighlevel.calendar.event.create";
        };
        GoHighLevelContactCreateTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.contact.create";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoHighLevelContactCreateToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "gohighlevel.contact.create";
        };
        GoHighLevelContactGetTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "gohighlevel.contact.get";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoHighLevelContactGetToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "gohighlevel.contact.get";
        };
        GoHighLevelCredential: {
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
            type: "google.calendar.availability.check";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoogleCalendarCreateEventTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "google.calendar.event.create";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoogleCalendarCreateEventToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "google.calendar.event.create";
        };
        GoogleCalendarOAuth2AuthorizationCredential: {
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
            provider: "google";
            realtimeConfig?: components["schemas"]["GoogleRealtimeConfig"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        GoogleRealtimeConfig: {
            topP?: number;
            topK?: number;
            presencePenalty?: number;
            frequencyPenalty?: number;
            speechConfig?: components["schemas"]["GeminiMultimodalLiveSpeechConfig"];
        };
        GoogleSheetsOAuth2AuthorizationCredential: {
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
            type: "google.sheets.row.append";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        GoogleSheetsRowAppendToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "google.sheets.row.append";
        };
        GoogleTranscriber: {
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
            provider: "google";
            backoffPlan?: components["schemas"]["VoicemailDetectionBackoffPlan"];
            /**
             * @default audio
             * @enum {string}
             */
            type?: "audio" | "transcript";
        };
        GroqCredential: {
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
            /** @enum {string} */
            model: "openai/gpt-oss-20b" | "openai/gpt-oss-120b" | "deepseek-r1-distill-llama-70b" | "llama-3.3-70b-versatile" | "llama-3.1-405b-reasoning" | "llama-3.1-8b-instant" | "llama3-8b-8192" | "llama3-70b-8192" | "gemma2-9b-it" | "meta-llama/llama-4-maverick-17b-128e-instruct" | "meta-llama/llama-4-scout-17b-16e-instruct" | "mistral-saba-24b" | "compound-beta" | "compound-beta-mini";
            provider: "groq";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        GroupCondition: {
            type: "group";
            /** @enum {string} */
            operator: "AND" | "OR";
            conditions: components["schemas"]["ConditionUnion"][];
        };
        HMACAuthenticationPlan: {
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
            type: "assistant";
            contextEngineeringPlan?: components["schemas"]["ContextEngineeringPlanLastNMessages"] | components["schemas"]["ContextEngineeringPlanNone"] | components["schemas"]["ContextEngineeringPlanAll"];
            assistantName?: string;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            description?: string;
        };
        /** @description A destination that your server names at the time. */
        HandoffDestinationDynamic: {
            type: "dynamic";
            server?: components["schemas"]["Server"];
            description?: string;
        };
        HandoffDestinationUnion: components["schemas"]["HandoffDestinationAssistant"] | components["schemas"]["HandoffDestinationDynamic"];
        HandoffTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "handoff";
            destinations?: components["schemas"]["HandoffDestinationUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        HooksUnion: components["schemas"]["CallHookCallEnding"] | components["schemas"]["CallHookAssistantSpeechInterrupted"] | components["schemas"]["CallHookCustomerSpeechInterrupted"] | components["schemas"]["CallHookCustomerSpeechTimeout"];
        HumeCredential: {
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
            provider: "hume";
            /** @constant */
            model?: "octave";
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
            /** @constant */
            model: "inflection_3_pi";
            provider: "inflection-ai";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        InviteUserDTO: {
            emails: string[];
            /** @enum {string} */
            role: "admin" | "editor" | "viewer";
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
            provider: "inworld";
            voiceId: components["schemas"]["FallbackInworldVoiceVoiceIdEnum"];
            /**
             * @default inworld-tts-1
             * @constant
             */
            model?: "inworld-tts-1";
            /**
             * @default en
             * @enum {string}
             */
            languageCode?: "en" | "zh" | "ko" | "nl" | "fr" | "es" | "ja" | "de" | "it" | "pl" | "pt";
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
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
            /** @default false */
            enabled?: boolean;
            /**
             * @description In seconds.
             * @default 2
             */
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
            type: "knowledge-base";
            model: {
                [key: string]: unknown;
            };
            promptTokens: number;
            completionTokens: number;
            cost: number;
        };
        KnowledgeBaseUnion: components["schemas"]["TrieveKnowledgeBase"] | components["schemas"]["CustomKnowledgeBase"];
        LMNTVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "lmnt";
            voiceId: components["schemas"]["FallbackLMNTVoiceVoiceIdUnion"];
            speed?: number;
            language?: components["schemas"]["FallbackLMNTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        LangfuseCredential: {
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
        };
        /** @enum {string} */
        LanguageEnum: "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu";
        LiquidCondition: {
            type: "liquid";
            /** @description Liquid template that renders `true` or `false`. */
            liquid: string;
        };
        LivekitSmartEndpointingPlan: {
            /** @enum {string} */
            provider: "vapi" | "livekit" | "custom-endpointing-model";
            waitFunction?: string;
        };
        LmntCredential: {
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
        MakeToolProviderDetails: {
            templateUrl?: string;
            setupInstructions?: components["schemas"]["ToolTemplateSetup"][];
            type: "make";
            scenarioId?: number;
            scenarioName?: string;
            triggerHookId?: number;
            triggerHookName?: string;
        };
        McpTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
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
        };
        McpToolMetadata: {
            /** @enum {string} */
            protocol?: "sse" | "shttp";
        };
        MessageTarget: {
            /** @enum {string} */
            role?: "user" | "assistant";
            /** @default -1 */
            position?: number;
        };
        /** @description The platform does not document fields beyond these. */
        MinimaxCredential: {
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
        MinimaxVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "minimax";
            voiceId: string;
            /**
             * @default speech-02-turbo
             * @enum {string}
             */
            model?: "speech-02-hd" | "speech-02-turbo";
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
             * @enum {string}
             */
            region?: "worldwide" | "china";
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        MistralCredential: {
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
            type: "model";
            model: {
                [key: string]: unknown;
            };
            promptTokens: number;
            completionTokens: number;
            cost: number;
        };
        /** @enum {string} */
        ModelEnum: "gemini-2.5-pro" | "gemini-2.5-flash" | "gemini-2.5-flash-lite" | "gemini-2.0-flash-thinking-exp" | "gemini-2.0-pro-exp-02-05" | "gemini-2.0-flash" | "gemini-2.0-flash-lite" | "gemini-2.0-flash-exp" | "gemini-2.0-flash-realtime-exp" | "gemini-1.5-flash" | "gemini-1.5-flash-002" | "gemini-1.5-pro" | "gemini-1.5-pro-002" | "gemini-1.0-pro";
        /** @description Language models, by provider. */
        ModelUnion: components["schemas"]["AnthropicModel"] | components["schemas"]["AnyscaleModel"] | components["schemas"]["CerebrasModel"] | components["schemas"]["CustomLLMModel"] | components["schemas"]["DeepInfraModel"] | components["schemas"]["DeepSeekModel"] | components["schemas"]["GoogleModel"] | components["schemas"]["GroqModel"] | components["schemas"]["InflectionAIModel"] | components["schemas"]["OpenAIModel"] | components["schemas"]["OpenRouterModel"] | components["schemas"]["PerplexityAIModel"] | components["schemas"]["TogetherAIModel"] | components["schemas"]["XaiModel"];
        /** @enum {string} */
        ModelsEnum: "gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4o-2024-11-20" | "gpt-4o-2024-08-06" | "gpt-4o-2024-05-13" | "gpt-4o-mini-2024-07-18" | "gpt-4-turbo-2024-04-09" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4-0613" | "gpt-35-turbo-0125" | "gpt-35-turbo-1106";
        /** @description Where a running call can be heard and steered. */
        Monitor: {
            /** @description WebSocket with the sound of the running call. */
            listenUrl?: string;
            /** @description Address for commands to the running call. */
            controlUrl?: string;
        };
        /** @description Whether a running call can be heard and steered, and whether that needs a token. */
        MonitorPlan: {
            /** @default true */
            listenEnabled?: boolean;
            /** @default false */
            listenAuthenticationEnabled?: boolean;
            /** @default true */
            controlEnabled?: boolean;
            /** @default false */
            controlAuthenticationEnabled?: boolean;
        };
        /** @description Recordings with one channel. */
        Mono: {
            combinedUrl?: string;
            assistantUrl?: string;
            customerUrl?: string;
        };
        NeuphonicCredential: {
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
            provider: "neuphonic";
            voiceId: string;
            /** @enum {string} */
            model?: "neu_hq" | "neu_fast";
            language: string | {
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
        OAuth2AuthenticationPlan: {
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
            provider: "openai";
            model: components["schemas"]["OpenAIModelModelEnum"];
            fallbackModels?: components["schemas"]["OpenAIModelModelEnum"][];
            /** @enum {string} */
            toolStrictCompatibilityMode?: "strip-parameters-with-unsupported-validation" | "strip-unsupported-validation";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        /** @enum {string} */
        OpenAIModelModelEnum: "gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4.1" | "gpt-4.1-mini" | "gpt-4.1-nano" | "chatgpt-4o-latest" | "o3" | "o3-mini" | "o4-mini" | "o1-mini" | "o1-mini-2024-09-12" | "gpt-4o-realtime-preview-2024-10-01" | "gpt-4o-realtime-preview-2024-12-17" | "gpt-4o-mini-realtime-preview-2024-12-17" | "gpt-realtime-2025-08-28" | "gpt-4o-mini-2024-07-18" | "gpt-4o-mini" | "gpt-4o" | "gpt-4o-2024-05-13" | "gpt-4o-2024-08-06" | "gpt-4o-2024-11-20" | "gpt-4-turbo" | "gpt-4-turbo-2024-04-09" | "gpt-4-turbo-preview" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4" | "gpt-4-0613" | "gpt-3.5-turbo" | "gpt-3.5-turbo-0125" | "gpt-3.5-turbo-1106" | "gpt-3.5-turbo-16k" | "gpt-3.5-turbo-0613" | "gpt-4.1-2025-04-14:westus" | "gpt-4.1-2025-04-14:eastus2" | "gpt-4.1-2025-04-14:eastus" | "gpt-4.1-2025-04-14:westus3" | "gpt-4.1-2025-04-14:northcentralus" | "gpt-4.1-2025-04-14:southcentralus" | "gpt-4.1-mini-2025-04-14:westus" | "gpt-4.1-mini-2025-04-14:eastus2" | "gpt-4.1-mini-2025-04-14:eastus" | "gpt-4.1-mini-2025-04-14:westus3" | "gpt-4.1-mini-2025-04-14:northcentralus" | "gpt-4.1-mini-2025-04-14:southcentralus" | "gpt-4.1-nano-2025-04-14:westus" | "gpt-4.1-nano-2025-04-14:eastus2" | "gpt-4.1-nano-2025-04-14:westus3" | "gpt-4.1-nano-2025-04-14:northcentralus" | "gpt-4.1-nano-2025-04-14:southcentralus" | "gpt-4o-2024-11-20:swedencentral" | "gpt-4o-2024-11-20:westus" | "gpt-4o-2024-11-20:eastus2" | "gpt-4o-2024-11-20:eastus" | "gpt-4o-2024-11-20:westus3" | "gpt-4o-2024-11-20:southcentralus" | "gpt-4o-2024-08-06:westus" | "gpt-4o-2024-08-06:westus3" | "gpt-4o-2024-08-06:eastus" | "gpt-4o-2024-08-06:eastus2" | "gpt-4o-2024-08-06:northcentralus" | "gpt-4o-2024-08-06:southcentralus" | "gpt-4o-mini-2024-07-18:westus" | "gpt-4o-mini-2024-07-18:westus3" | "gpt-4o-mini-2024-07-18:eastus" | "gpt-4o-mini-2024-07-18:eastus2" | "gpt-4o-mini-2024-07-18:northcentralus" | "gpt-4o-mini-2024-07-18:southcentralus" | "gpt-4o-2024-05-13:eastus2" | "gpt-4o-2024-05-13:eastus" | "gpt-4o-2024-05-13:northcentralus" | "gpt-4o-2024-05-13:southcentralus" | "gpt-4o-2024-05-13:westus3" | "gpt-4o-2024-05-13:westus" | "gpt-4-turbo-2024-04-09:eastus2" | "gpt-4-0125-preview:eastus" | "gpt-4-0125-preview:northcentralus" | "gpt-4-0125-preview:southcentralus" | "gpt-4-1106-preview:australia" | "gpt-4-1106-preview:canadaeast" | "gpt-4-1106-preview:france" | "gpt-4-1106-preview:india" | "gpt-4-1106-preview:norway" | "gpt-4-1106-preview:swedencentral" | "gpt-4-1106-preview:uk" | "gpt-4-1106-preview:westus" | "gpt-4-1106-preview:westus3" | "gpt-4-0613:canadaeast" | "gpt-3.5-turbo-0125:canadaeast" | "gpt-3.5-turbo-0125:northcentralus" | "gpt-3.5-turbo-0125:southcentralus" | "gpt-3.5-turbo-1106:canadaeast" | "gpt-3.5-turbo-1106:westus";
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
        };
        OpenAITranscriber: {
            provider: "openai";
            /** @enum {string} */
            model: "gpt-4o-transcribe" | "gpt-4o-mini-transcribe";
            language?: components["schemas"]["FallbackOpenAITranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        OpenAIVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "openai";
            voiceId: ("alloy" | "echo" | "fable" | "onyx" | "nova" | "shimmer" | "marin" | "cedar") | (string & {});
            /** @enum {string} */
            model?: "tts-1" | "tts-1-hd" | "gpt-4o-mini-tts";
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
            provider: "openai";
            backoffPlan?: components["schemas"]["VoicemailDetectionBackoffPlan"];
            /**
             * @default audio
             * @enum {string}
             */
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
        };
        OpenRouterCredential: {
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
            provider: "openrouter";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
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
            /** @enum {string} */
            channel?: "default" | "weekly";
            /** @description Highest monthly spending, in US dollars. */
            billingLimit?: number;
            server?: components["schemas"]["Server"];
            /** @deprecated */
            concurrencyLimit?: number;
            compliancePlan?: components["schemas"]["CompliancePlan"];
        };
        /** @description Where a page stands among all of them. */
        PaginationMeta: {
            itemsPerPage: number;
            totalItems: number;
            currentPage: number;
            /** @description Whether older items exist that are no longer kept. */
            itemsBeyondRetention?: boolean;
        };
        /** @description Latencies of a call, in milliseconds. */
        PerformanceMetrics: {
            turnLatencies?: components["schemas"]["TurnLatency"][];
            modelLatencyAverage?: number;
            voiceLatencyAverage?: number;
            transcriberLatencyAverage?: number;
            endpointingLatencyAverage?: number;
            turnLatencyAverage?: number;
        };
        PerplexityAICredential: {
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
            provider: "perplexity-ai";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        PhoneNumberCallEndingHookFilter: {
            /** @constant */
            type: "oneOf";
            /** @constant */
            key: "call.endedReason";
            oneOf: ("assistant-request-failed" | "assistant-request-returned-error" | "assistant-request-returned-unspeakable-error" | "assistant-request-returned-invalid-assistant" | "assistant-request-returned-no-assistant" | "assistant-request-returned-forwarding-phone-number")[];
        };
        PhoneNumberHookActionUnion: components["schemas"]["TransferPhoneNumberHookAction"] | components["schemas"]["SayPhoneNumberHookAction"];
        PhoneNumberHookCallEnding: {
            on: "call.ending";
            filters?: components["schemas"]["PhoneNumberCallEndingHookFilter"][];
            do?: components["schemas"]["PhoneNumberHookActionUnion"];
        };
        PhoneNumberHookCallRinging: {
            on: "call.ringing";
            do: components["schemas"]["PhoneNumberHookActionUnion"][];
        };
        PhoneNumberHookUnion: components["schemas"]["PhoneNumberHookCallRinging"] | components["schemas"]["PhoneNumberHookCallEnding"];
        PhoneNumberPaginatedResponse: {
            results: components["schemas"]["PhoneNumberResponseUnion"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        PhoneNumberResponseUnion: components["schemas"]["ByoPhoneNumber"] | components["schemas"]["TwilioPhoneNumber"] | components["schemas"]["VonagePhoneNumber"] | components["schemas"]["VapiPhoneNumber"] | components["schemas"]["TelnyxPhoneNumber"];
        PlayHTCredential: {
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
            provider: "playht";
            voiceId: ("jennifer" | "melissa" | "will" | "chris" | "matt" | "jack" | "ruby" | "davis" | "donna" | "michael") | (string & {});
            speed?: number;
            /** @description Randomness of the model. */
            temperature?: number;
            emotion?: components["schemas"]["EmotionEnum"];
            voiceGuidance?: number;
            styleGuidance?: number;
            textGuidance?: number;
            /** @enum {string} */
            model?: "PlayHT2.0" | "PlayHT2.0-turbo" | "Play3.0-mini" | "PlayDialog";
            language?: components["schemas"]["FallbackPlayHTVoiceLanguageEnum"];
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        PromptUnion: string | components["schemas"]["ChatMessageUnion"][];
        ProviderDetailsUnion: components["schemas"]["MakeToolProviderDetails"] | components["schemas"]["GhlToolProviderDetails"] | components["schemas"]["FunctionToolProviderDetails"] | components["schemas"]["GoogleCalendarCreateEventToolProviderDetails"] | components["schemas"]["GoogleSheetsRowAppendToolProviderDetails"] | components["schemas"]["GoHighLevelCalendarAvailabilityToolProviderDetails"] | components["schemas"]["GoHighLevelCalendarEventCreateToolProviderDetails"] | components["schemas"]["GoHighLevelContactCreateToolProviderDetails"] | components["schemas"]["GoHighLevelContactGetToolProviderDetails"];
        /** @enum {string} */
        ProviderEnum: "vapi" | "11labs" | "azure" | "cartesia" | "custom-voice" | "deepgram" | "hume" | "lmnt" | "neuphonic" | "openai" | "playht" | "rime-ai" | "smallest-ai" | "tavus" | "sesame" | "inworld" | "minimax";
        /** @description Something that lives at a provider, as the platform knows it. */
        ProviderResource: {
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @constant */
            provider: "11labs";
            /** @constant */
            resourceName: "pronunciation-dictionary";
            resourceId: string;
            resource: components["schemas"]["ElevenLabsPronunciationDictionary"];
        };
        ProviderResourcePaginatedResponse: {
            results: components["schemas"]["ProviderResource"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        QueryTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "query";
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        /** @description Where the recordings of a call are. */
        Recording: {
            stereoUrl?: string;
            videoUrl?: string;
            videoRecordingStartDelaySeconds?: number;
            /** @description One channel for all, or one for each side. */
            mono?: components["schemas"]["Mono"];
        };
        RegexCondition: {
            type: "regex";
            regex: string;
            target?: components["schemas"]["MessageTarget"];
            /**
             * @description Whether the condition holds where the pattern does not match.
             * @default false
             */
            negate?: boolean;
        };
        RegexOption: {
            /** @enum {string} */
            type: "ignore-case" | "whole-word" | "multi-line";
            /** @default false */
            enabled: boolean;
        };
        /** @description Text replaced where a pattern matches. */
        RegexReplacement: {
            type: "regex";
            regex: string;
            /** @default [] */
            options?: components["schemas"]["RegexOption"][];
            value: string;
        };
        /** @enum {string} */
        RegionEnum: "australia" | "canadaeast" | "canadacentral" | "eastus2" | "eastus" | "france" | "india" | "japaneast" | "japanwest" | "uaenorth" | "northcentralus" | "norway" | "southcentralus" | "swedencentral" | "switzerland" | "uk" | "westus" | "westus3";
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
            /** @enum {string} */
            status: "completed" | "failed" | "in_progress" | "incomplete";
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
            /** @enum {string} */
            status: "in_progress" | "completed" | "incomplete";
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
            provider: "rime-ai";
            voiceId: components["schemas"]["FallbackRimeAIVoiceVoiceIdUnion"];
            /** @enum {string} */
            model?: "arcana" | "mistv2" | "mist";
            speed?: number;
            /** @description Whether numbers in angle brackets are pauses in milliseconds. */
            pauseBetweenBrackets?: boolean;
            /** @description Whether text in braces is read as phonemes. */
            phonemizeBetweenBrackets?: boolean;
            reduceLatency?: boolean;
            inlineSpeedAlpha?: string;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        RunpodCredential: {
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
        S3Credential: {
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
            type: "say";
            prompt?: components["schemas"]["PromptUnion"];
            exact?: string | string[];
        };
        SayPhoneNumberHookAction: {
            type: "say";
            exact: string;
        };
        /** @description Settings of the session border controller; the platform does not document them. */
        SbcConfiguration: {
            [key: string]: unknown;
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
        /** @description A kind of attack to filter; the platform does not document its fields. */
        SecurityFilterBase: {
            [key: string]: unknown;
        };
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
            /**
             * @description In seconds.
             * @default 20
             */
            timeoutSeconds?: number;
            credentialId?: string;
            url?: string;
            /** @description Headers sent with every request. */
            headers?: {
                [key: string]: string;
            };
            backoffPlan?: components["schemas"]["BackoffPlan"];
        };
        /** @enum {string} */
        ServerMessagesEnum: "conversation-update" | "end-of-call-report" | "function-call" | "hang" | "language-changed" | "language-change-detected" | "model-output" | "phone-call-control" | "speech-update" | "status-update" | "transcript" | "transcript[transcriptType='final']" | "tool-calls" | "transfer-destination-request" | "handoff-destination-request" | "transfer-update" | "user-interrupted" | "voice-input" | "chat.created" | "chat.deleted" | "session.created" | "session.updated" | "session.deleted";
        SesameVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "sesame";
            voiceId: string;
            /** @constant */
            model: "csm-1b";
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
            /** @enum {string} */
            status?: "active" | "completed";
            expirationSeconds?: number;
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            messages?: components["schemas"]["ChatMessageUnion"][];
            customer?: components["schemas"]["CreateCustomerDTO"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumberDTO"];
        };
        SessionPaginatedResponse: {
            results: components["schemas"]["Session"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        SipAuthentication: {
            realm?: string;
            username: string;
            password: string;
        };
        /** @description An address of a SIP trunk. */
        SipTrunkGateway: {
            ip: string;
            /** @default 5060 */
            port?: number;
            /**
             * @description Bits of the network part, for inbound gateways.
             * @default 32
             */
            netmask?: number;
            /** @default true */
            inboundEnabled?: boolean;
            /** @default true */
            outboundEnabled?: boolean;
            /** @enum {string} */
            outboundProtocol?: "tls/srtp" | "tcp" | "tls" | "udp";
            /**
             * @description Whether the gateway is pinged with SIP OPTIONS.
             * @default false
             */
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
        SlackOAuth2AuthorizationCredential: {
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
            type: "slack.message.send";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        SmallestAICredential: {
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
            provider: "smallest-ai";
            voiceId: components["schemas"]["FallbackSmallestAIVoiceVoiceIdUnion"];
            /** @constant */
            model?: "lightning";
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        /** @description Noise removal by a model. */
        SmartDenoisingPlan: {
            /** @default false */
            enabled?: boolean;
        };
        SmsTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "sms";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        SpeechHookActionUnion: components["schemas"]["SayHookAction"] | components["schemas"]["ToolCallHookAction"];
        SpeechmaticsCredential: {
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
        SpeechmaticsTranscriber: {
            provider: "speechmatics";
            /** @constant */
            model?: "default";
            language?: components["schemas"]["FallbackSpeechmaticsTranscriberLanguageEnum"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
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
            assistantDestinations?: (components["schemas"]["TransferDestinationAssistant"] | components["schemas"]["HandoffDestinationAssistant"])[];
            /** @description Id of a stored assistant; an assistant given in full goes into `assistant`. */
            assistantId?: string | null;
            assistant?: components["schemas"]["CreateAssistantDTO"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
        };
        /** @description When the assistant takes its turn. */
        StartSpeakingPlan: {
            /**
             * @description Pause before the assistant speaks.
             * @default 0.4
             */
            waitSeconds?: number;
            /** @deprecated */
            smartEndpointingEnabled?: "livekit" | boolean;
            smartEndpointingPlan?: components["schemas"]["VapiSmartEndpointingPlan"] | components["schemas"]["LivekitSmartEndpointingPlan"] | components["schemas"]["CustomEndpointingModelSmartEndpointingPlan"];
            /** @default [] */
            customEndpointingRules?: (components["schemas"]["AssistantCustomEndpointingRule"] | components["schemas"]["CustomerCustomEndpointingRule"] | components["schemas"]["BothCustomEndpointingRule"])[];
            transcriptionEndpointingPlan?: components["schemas"]["TranscriptionEndpointingPlan"];
        };
        /** @description When the assistant lets itself be interrupted. */
        StopSpeakingPlan: {
            /**
             * @description How many words of the customer interrupt; 0 lets any sound do it.
             * @default 0
             */
            numWords?: number;
            /**
             * @description How long the customer must be heard to interrupt, when `numWords` is 0.
             * @default 0.2
             */
            voiceSeconds?: number;
            /**
             * @description Pause after an interruption.
             * @default 1
             */
            backoffSeconds?: number;
            /** @description Words such as "okay" that do not interrupt. */
            acknowledgementPhrases?: string[];
            /** @description Words such as "stop" that always interrupt. */
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
            /** @default false */
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
        };
        StructuredOutputPaginatedResponse: {
            results: components["schemas"]["StructuredOutput"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        /** @description What an organisation has booked and used. */
        Subscription: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            type: "pay-as-you-go" | "enterprise" | "agency" | "startup" | "growth" | "scale";
            /** @enum {string} */
            status: "active" | "frozen";
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
            callRetentionDays?: number;
            chatRetentionDays?: number;
            /** @enum {string} */
            minutesIncludedResetFrequency?: "monthly" | "annually";
            rbacEnabled?: boolean;
            platformFee?: number;
        };
        /** @description How it is judged whether the call reached its aim. */
        SuccessEvaluationPlan: {
            /** @enum {string} */
            rubric?: "NumericScale" | "DescriptiveScale" | "Checklist" | "Matrix" | "PercentageScale" | "LikertScale" | "AutomaticRubric" | "PassFail";
            messages?: {
                [key: string]: unknown;
            }[];
            /** @default true */
            enabled?: boolean;
            /** @description In seconds. */
            timeoutSeconds?: number;
        };
        /** @description How the summary is written. */
        SummaryPlan: {
            messages?: {
                [key: string]: unknown;
            }[];
            /** @default true */
            enabled?: boolean;
            /** @description In seconds. */
            timeoutSeconds?: number;
        };
        SupabaseBucketPlan: {
            /**
             * @description Region of the provider.
             * @enum {string}
             */
            region: "us-west-1" | "us-east-1" | "us-east-2" | "ca-central-1" | "eu-west-1" | "eu-west-2" | "eu-west-3" | "eu-central-1" | "eu-central-2" | "eu-north-1" | "ap-south-1" | "ap-southeast-1" | "ap-northeast-1" | "ap-northeast-2" | "ap-southeast-2" | "sa-east-1";
            url: string;
            accessKeyId: string;
            secretAccessKey: string;
            name: string;
            path?: string;
        };
        SupabaseCredential: {
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
            provider: "talkscriber";
            /** @constant */
            model?: "whisper";
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
            provider: "tavus";
            voiceId: "r52da2535a" | string;
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
            provider: "telnyx";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            status?: "active" | "activating" | "blocked";
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
            provider: "telnyx";
            /** @enum {string} */
            conversationType?: "chat" | "voice";
            callControlId?: string;
            callLegId?: string;
            callSessionId?: string;
        } & {
            [key: string]: unknown;
        };
        Template: {
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
            /** @enum {string} */
            provider?: "make" | "gohighlevel" | "function";
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
            /** @enum {string} */
            status: "queued" | "in-progress" | "completed" | "failed";
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
            /** @enum {string} */
            result: "pass" | "fail";
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
        TestSuiteTestUnion: components["schemas"]["TestSuiteTestVoice"] | components["schemas"]["TestSuiteTestChat"];
        TestSuiteTestVoice: {
            /** @description How the result is judged. */
            scorers: components["schemas"]["TestSuiteTestScorerAI"][];
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
            provider: "together-ai";
            model: string;
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
        };
        Token: {
            /**
             * @description A public key may be shipped to browsers; a private one never.
             * @enum {string}
             */
            tag?: "private" | "public";
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
            type: "request-complete";
            /** @enum {string} */
            role?: "assistant" | "system";
            /** @default false */
            endCallAfterSpokenEnabled?: boolean;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageDelayed: {
            contents?: components["schemas"]["TextContent"][];
            type: "request-response-delayed";
            /** @description Said when the tool has taken this long. */
            timingMilliseconds?: number;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageFailed: {
            contents?: components["schemas"]["TextContent"][];
            type: "request-failed";
            /** @default false */
            endCallAfterSpokenEnabled?: boolean;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageStart: {
            contents?: components["schemas"]["TextContent"][];
            type: "request-start";
            /**
             * @description Whether the tool waits until this is said.
             * @default false
             */
            blocking?: boolean;
            content?: string;
            conditions?: components["schemas"]["Condition"][];
        };
        ToolMessageUnion: components["schemas"]["ToolMessageStart"] | components["schemas"]["ToolMessageComplete"] | components["schemas"]["ToolMessageFailed"] | components["schemas"]["ToolMessageDelayed"];
        /** @description A part of a workflow in which a tool runs. */
        ToolNode: {
            type: "tool";
            tool?: components["schemas"]["ToolsUnion"];
            toolId?: string;
            name: string;
            isStart?: boolean;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description When a tool call is refused. */
        ToolRejectionPlan: {
            conditions?: components["schemas"]["ConditionUnion"][];
        };
        ToolRequestUnion: components["schemas"]["CreateApiRequestToolDTO"] | components["schemas"]["CreateDtmfToolDTO"] | components["schemas"]["CreateEndCallToolDTO"] | components["schemas"]["CreateFunctionToolDTO"] | components["schemas"]["CreateTransferCallToolDTO"] | components["schemas"]["CreateHandoffToolDTO"] | components["schemas"]["CreateBashToolDTO"] | components["schemas"]["CreateComputerToolDTO"] | components["schemas"]["CreateTextEditorToolDTO"] | components["schemas"]["CreateQueryToolDTO"] | components["schemas"]["CreateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["CreateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["CreateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["CreateSlackSendMessageToolDTO"] | components["schemas"]["CreateSmsToolDTO"] | components["schemas"]["CreateMcpToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactGetToolDTO"];
        ToolResponseUnion: components["schemas"]["ApiRequestTool"] | components["schemas"]["DtmfTool"] | components["schemas"]["EndCallTool"] | components["schemas"]["FunctionTool"] | components["schemas"]["TransferCallTool"] | components["schemas"]["HandoffTool"] | components["schemas"]["BashTool"] | components["schemas"]["ComputerTool"] | components["schemas"]["TextEditorTool"] | components["schemas"]["QueryTool"] | components["schemas"]["GoogleCalendarCreateEventTool"] | components["schemas"]["GoogleSheetsRowAppendTool"] | components["schemas"]["GoogleCalendarCheckAvailabilityTool"] | components["schemas"]["SlackSendMessageTool"] | components["schemas"]["SmsTool"] | components["schemas"]["McpTool"] | components["schemas"]["GoHighLevelCalendarAvailabilityTool"] | components["schemas"]["GoHighLevelCalendarEventCreateTool"] | components["schemas"]["GoHighLevelContactCreateTool"] | components["schemas"]["GoHighLevelContactGetTool"];
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
        ToolUpdateUnion: components["schemas"]["UpdateApiRequestToolDTO"] | components["schemas"]["UpdateDtmfToolDTO"] | components["schemas"]["UpdateEndCallToolDTO"] | components["schemas"]["UpdateFunctionToolDTO"] | components["schemas"]["UpdateTransferCallToolDTO"] | components["schemas"]["UpdateHandoffToolDTO"] | components["schemas"]["UpdateBashToolDTO"] | components["schemas"]["UpdateComputerToolDTO"] | components["schemas"]["UpdateTextEditorToolDTO"] | components["schemas"]["UpdateQueryToolDTO"] | components["schemas"]["UpdateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["UpdateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["UpdateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["UpdateSlackSendMessageToolDTO"] | components["schemas"]["UpdateSmsToolDTO"] | components["schemas"]["UpdateMcpToolDTO"] | components["schemas"]["UpdateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["UpdateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["UpdateGoHighLevelContactCreateToolDTO"] | components["schemas"]["UpdateGoHighLevelContactGetToolDTO"];
        /** @description A tool given in full instead of by its id. */
        ToolsUnion: components["schemas"]["CreateApiRequestToolDTO"] | components["schemas"]["CreateBashToolDTO"] | components["schemas"]["CreateComputerToolDTO"] | components["schemas"]["CreateDtmfToolDTO"] | components["schemas"]["CreateEndCallToolDTO"] | components["schemas"]["CreateFunctionToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarAvailabilityToolDTO"] | components["schemas"]["CreateGoHighLevelCalendarEventCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactCreateToolDTO"] | components["schemas"]["CreateGoHighLevelContactGetToolDTO"] | components["schemas"]["CreateGoogleCalendarCheckAvailabilityToolDTO"] | components["schemas"]["CreateGoogleCalendarCreateEventToolDTO"] | components["schemas"]["CreateGoogleSheetsRowAppendToolDTO"] | components["schemas"]["CreateHandoffToolDTO"] | components["schemas"]["CreateMcpToolDTO"] | components["schemas"]["CreateQueryToolDTO"] | components["schemas"]["CreateSlackSendMessageToolDTO"] | components["schemas"]["CreateSmsToolDTO"] | components["schemas"]["CreateTextEditorToolDTO"] | components["schemas"]["CreateTransferCallToolDTO"];
        TranscriberCost: {
            type: "transcriber";
            transcriber: {
                [key: string]: unknown;
            };
            minutes: number;
            cost: number;
        };
        /** @description Speech recognition, by provider. */
        TranscriberUnion: components["schemas"]["AssemblyAITranscriber"] | components["schemas"]["AzureSpeechTranscriber"] | components["schemas"]["CustomTranscriber"] | components["schemas"]["DeepgramTranscriber"] | components["schemas"]["ElevenLabsTranscriber"] | components["schemas"]["GladiaTranscriber"] | components["schemas"]["GoogleTranscriber"] | components["schemas"]["SpeechmaticsTranscriber"] | components["schemas"]["TalkscriberTranscriber"] | components["schemas"]["OpenAITranscriber"] | components["schemas"]["CartesiaTranscriber"];
        TranscriptPlan: {
            /** @default true */
            enabled?: boolean;
            /** @default AI */
            assistantName?: string;
            /** @default User */
            userName?: string;
        };
        /** @description How long a pause ends a turn, by what was said last. */
        TranscriptionEndpointingPlan: {
            /**
             * @description Pause after a sentence.
             * @default 0.1
             */
            onPunctuationSeconds?: number;
            /**
             * @description Pause after words without an end.
             * @default 1.5
             */
            onNoPunctuationSeconds?: number;
            /**
             * @description Pause after a number.
             * @default 0.5
             */
            onNumberSeconds?: number;
        };
        TransferCallTool: {
            messages?: components["schemas"]["ToolMessageUnion"][];
            type: "transferCall";
            destinations?: components["schemas"]["TransferDestinationUnion"][];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        /** @description Another assistant of the squad to transfer to. */
        TransferDestinationAssistant: {
            message?: string | components["schemas"]["CustomMessage"];
            type: "assistant";
            /**
             * @default rolling-history
             * @enum {string}
             */
            transferMode?: "rolling-history" | "swap-system-message-in-history" | "swap-system-message-in-history-and-remove-transfer-tool-messages" | "delete-history";
            assistantName: string;
            description?: string;
        };
        /** @description A phone number to transfer to. */
        TransferDestinationNumber: {
            message?: string | components["schemas"]["CustomMessage"];
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
            message?: string | components["schemas"]["CustomMessage"];
            type: "sip";
            /** @description SIP URI. */
            sipUri: string;
            transferPlan?: components["schemas"]["TransferPlan"];
            sipHeaders?: {
                [key: string]: string;
            };
            description?: string;
        };
        TransferDestinationUnion: components["schemas"]["TransferDestinationAssistant"] | components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
        /** @description What happens when a transfer fails. */
        TransferFallbackPlan: {
            message: string | components["schemas"]["CustomMessage"];
            /** @default true */
            endCallEnabled?: boolean;
        };
        TransferPhoneNumberHookAction: {
            type: "transfer";
            destination?: components["schemas"]["FallbackDestinationUnion"];
        };
        /** @description How a call is passed on: blind, or with a word before. */
        TransferPlan: {
            /**
             * @default blind-transfer
             * @enum {string}
             */
            mode: "blind-transfer" | "blind-transfer-add-summary-to-sip-header" | "warm-transfer-say-message" | "warm-transfer-say-summary" | "warm-transfer-twiml" | "warm-transfer-wait-for-operator-to-speak-first-and-then-say-message" | "warm-transfer-wait-for-operator-to-speak-first-and-then-say-summary" | "warm-transfer-experimental";
            message?: string | components["schemas"]["CustomMessage"];
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
            /** @default false */
            sipHeadersInReferToEnabled?: boolean;
            fallbackPlan?: components["schemas"]["TransferFallbackPlan"];
        };
        TransportConfigurationTwilio: {
            /** @constant */
            provider: "twilio";
            /** @default 60 */
            timeout?: number;
            /** @default false */
            record?: boolean;
            /**
             * @default mono
             * @enum {string}
             */
            recordingChannels?: "mono" | "dual";
        };
        TransportCost: {
            type: "transport";
            /** @enum {string} */
            provider?: "twilio" | "vonage" | "vapi";
            minutes: number;
            cost: number;
        };
        TrieveCredential: {
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
            provider: "twilio";
            /** @default true */
            smsEnabled?: boolean;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            status?: "active" | "activating" | "blocked";
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
        TwilioTransport: {
            provider: "twilio";
            /** @enum {string} */
            conversationType?: "chat" | "voice";
            accountSid?: string;
            callSid?: string;
            /** @description Token to join or control with. */
            callToken?: string;
            forwardedFrom?: string;
        } & {
            [key: string]: unknown;
        };
        TwilioVoicemailDetectionPlan: {
            provider: "twilio";
            voicemailDetectionTypes?: ("machine_start" | "human" | "fax" | "unknown" | "machine_end_beep" | "machine_end_silence" | "machine_end_other")[];
            /** @default true */
            enabled?: boolean;
            /** @default 30 */
            machineDetectionTimeout?: number;
            /** @default 2400 */
            machineDetectionSpeechThreshold?: number;
            /** @default 1200 */
            machineDetectionSpeechEndThreshold?: number;
            /** @default 5000 */
            machineDetectionSilenceTimeout?: number;
        };
        UpdateAnthropicCredentialDTO: {
            provider: "anthropic";
            apiKey?: string;
            name?: string;
        };
        UpdateAnyscaleCredentialDTO: {
            provider: "anyscale";
            apiKey?: string;
            name?: string;
        };
        UpdateApiRequestToolDTO: {
            type: "apiRequest";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @enum {string} */
            method?: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description In seconds.
             * @default 20
             */
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
        };
        UpdateAssemblyAICredentialDTO: {
            provider: "assembly-ai";
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
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            voicemailDetection?: components["schemas"]["VoicemailDetectionUnion"];
            /** @description Events that the browser receives. */
            clientMessages?: components["schemas"]["ClientMessagesEnum"][];
            /** @description Events that your server receives. */
            serverMessages?: components["schemas"]["ServerMessagesEnum"][];
            /**
             * @description Longest call, in seconds.
             * @default 600
             */
            maxDurationSeconds?: number;
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            /**
             * @description Whether messages hold the model's words instead of the transcript of the voice.
             * @default false
             */
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
            provider: "azure";
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
            provider: "azure-openai";
            /** @description Region of the provider. */
            region?: components["schemas"]["RegionEnum"];
            models?: components["schemas"]["ModelsEnum"][];
            openAIKey?: string;
            ocpApimSubscriptionKey?: string;
            name?: string;
            openAIEndpoint?: string;
        };
        UpdateBashToolDTO: {
            type: "bash";
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
        UpdateByoPhoneNumberDTO: {
            provider: "byo-phone-number";
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
            provider: "byo-sip-trunk";
            name?: string;
            /** @description Addresses of the trunk. */
            gateways?: components["schemas"]["SipTrunkGateway"][];
            outboundAuthenticationPlan?: components["schemas"]["SipTrunkOutboundAuthenticationPlan"];
            /**
             * @description Whether numbers keep their plus.
             * @default false
             */
            outboundLeadingPlusEnabled?: boolean;
            /** @description Digits put before each number. */
            techPrefix?: string;
            /** @description Value of the SIP Diversion header. */
            sipDiversionHeader?: string;
            sbcConfiguration?: components["schemas"]["SbcConfiguration"];
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
            /** @constant */
            status?: "ended";
        };
        UpdateCartesiaCredentialDTO: {
            provider: "cartesia";
            apiKey?: string;
            name?: string;
        };
        UpdateCerebrasCredentialDTO: {
            provider: "cerebras";
            apiKey?: string;
            name?: string;
        };
        UpdateComputerToolDTO: {
            type: "computer";
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
            provider: "custom-credential";
            authenticationPlan?: components["schemas"]["AuthenticationPlanUnion"];
            name?: string;
        };
        UpdateCustomKnowledgeBaseDTO: {
            provider: "custom-knowledge-base";
            server?: components["schemas"]["Server"];
        };
        UpdateCustomLLMCredentialDTO: {
            provider: "custom-llm";
            apiKey?: string;
            authenticationPlan?: components["schemas"]["OAuth2AuthenticationPlan"];
            name?: string;
        };
        UpdateDeepInfraCredentialDTO: {
            provider: "deepinfra";
            apiKey?: string;
            name?: string;
        };
        UpdateDeepSeekCredentialDTO: {
            provider: "deep-seek";
            apiKey?: string;
            name?: string;
        };
        UpdateDeepgramCredentialDTO: {
            provider: "deepgram";
            apiKey?: string;
            name?: string;
            apiUrl?: string;
        };
        UpdateDtmfToolDTO: {
            type: "dtmf";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateElevenLabsCredentialDTO: {
            provider: "11labs";
            apiKey?: string;
            name?: string;
        };
        UpdateEndCallToolDTO: {
            type: "endCall";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateFileDTO: {
            name?: string;
        };
        UpdateFunctionToolDTO: {
            type: "function";
            messages?: components["schemas"]["ToolMessageUnion"][];
            /** @description Whether the conversation goes on without waiting for the answer. */
            async?: boolean;
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            function?: components["schemas"]["OpenAIFunction"];
        };
        UpdateGcpCredentialDTO: {
            provider: "gcp";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
            gcpKey?: components["schemas"]["GcpKey"];
            /** @description Region of the provider. */
            region?: string;
            bucketPlan?: components["schemas"]["BucketPlan"];
        };
        UpdateGladiaCredentialDTO: {
            provider: "gladia";
            apiKey?: string;
            name?: string;
        };
        UpdateGoHighLevelCalendarAvailabilityToolDTO: {
            type: "gohighlevel.calendar.availability.check";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelCalendarEventCreateToolDTO: {
            type: "gohighlevel.calendar.event.create";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelContactCreateToolDTO: {
            type: "gohighlevel.contact.create";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelContactGetToolDTO: {
            type: "gohighlevel.contact.get";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoHighLevelCredentialDTO: {
            provider: "gohighlevel";
            apiKey?: string;
            name?: string;
        };
        UpdateGoogleCalendarCheckAvailabilityToolDTO: {
            type: "google.calendar.availability.check";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoogleCalendarCreateEventToolDTO: {
            type: "google.calendar.event.create";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGoogleCredentialDTO: {
            provider: "google";
            apiKey?: string;
            name?: string;
        };
        UpdateGoogleSheetsRowAppendToolDTO: {
            type: "google.sheets.row.append";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateGroqCredentialDTO: {
            provider: "groq";
            apiKey?: string;
            name?: string;
        };
        UpdateHandoffToolDTO: {
            type: "handoff";
            messages?: components["schemas"]["ToolMessageUnion"][];
            destinations?: components["schemas"]["HandoffDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateHumeCredentialDTO: {
            provider: "hume";
            apiKey?: string;
            name?: string;
        };
        UpdateInflectionAICredentialDTO: {
            provider: "inflection-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateInworldCredentialDTO: {
            provider: "inworld";
            apiKey?: string;
            name?: string;
        };
        UpdateLangfuseCredentialDTO: {
            provider: "langfuse";
            publicKey?: string;
            apiKey?: string;
            apiUrl?: string;
            name?: string;
        };
        UpdateLmntCredentialDTO: {
            provider: "lmnt";
            apiKey?: string;
            name?: string;
        };
        UpdateMakeCredentialDTO: {
            provider: "make";
            teamId?: string;
            /** @description Region of the provider. */
            region?: string;
            apiKey?: string;
            name?: string;
        };
        UpdateMcpToolDTO: {
            type: "mcp";
            messages?: components["schemas"]["ToolMessageUnion"][];
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            metadata?: components["schemas"]["McpToolMetadata"];
        };
        UpdateNeuphonicCredentialDTO: {
            provider: "neuphonic";
            apiKey?: string;
            name?: string;
        };
        UpdateOpenAICredentialDTO: {
            provider: "openai";
            apiKey?: string;
            name?: string;
        };
        UpdateOpenRouterCredentialDTO: {
            provider: "openrouter";
            apiKey?: string;
            name?: string;
        };
        UpdateOrgDTO: {
            /** @description Keeps no logs, recordings or transcripts on the platform. */
            hipaaEnabled?: boolean;
            subscriptionId?: string;
            name?: string;
            /** @enum {string} */
            channel?: "default" | "weekly";
            /** @description Highest monthly spending, in US dollars. */
            billingLimit?: number;
            server?: components["schemas"]["Server"];
            /** @deprecated */
            concurrencyLimit?: number;
            compliancePlan?: components["schemas"]["CompliancePlan"];
        };
        UpdatePerplexityAICredentialDTO: {
            provider: "perplexity-ai";
            apiKey?: string;
            name?: string;
        };
        UpdatePlayHTCredentialDTO: {
            provider: "playht";
            apiKey?: string;
            name?: string;
            userId?: string;
        };
        UpdateQueryToolDTO: {
            type: "query";
            messages?: components["schemas"]["ToolMessageUnion"][];
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateRimeAICredentialDTO: {
            provider: "rime-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateRunpodCredentialDTO: {
            provider: "runpod";
            apiKey?: string;
            name?: string;
        };
        UpdateS3CredentialDTO: {
            provider: "s3";
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
        UpdateSessionDTO: {
            name?: string;
            /** @enum {string} */
            status?: "active" | "completed";
            expirationSeconds?: number;
            messages?: components["schemas"]["ChatMessageUnion"][];
        };
        UpdateSlackSendMessageToolDTO: {
            type: "slack.message.send";
            messages?: components["schemas"]["ToolMessageUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateSmallestAICredentialDTO: {
            provider: "smallest-ai";
            apiKey?: string;
            name?: string;
        };
        UpdateSmsToolDTO: {
            type: "sms";
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
        };
        UpdateSupabaseCredentialDTO: {
            provider: "supabase";
            /** @description Order among the fallbacks. */
            fallbackIndex?: number;
            name?: string;
            bucketPlan?: components["schemas"]["SupabaseBucketPlan"];
        };
        UpdateTavusCredentialDTO: {
            provider: "tavus";
            apiKey?: string;
            name?: string;
        };
        UpdateTelnyxPhoneNumberDTO: {
            provider: "telnyx";
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
            type: "chat";
            name?: string;
            script?: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        UpdateTestSuiteTestVoiceDto: {
            /** @description How the result is judged. */
            scorers?: components["schemas"]["TestSuiteTestScorerAI"][];
            type: "voice";
            name?: string;
            script?: string;
            /** @description How many times a test runs. */
            numAttempts?: number;
        };
        UpdateTextEditorToolDTO: {
            type: "textEditor";
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
        UpdateTogetherAICredentialDTO: {
            provider: "together-ai";
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
            /** @enum {string} */
            provider?: "make" | "gohighlevel" | "function";
        };
        UpdateTransferCallToolDTO: {
            type: "transferCall";
            messages?: components["schemas"]["ToolMessageUnion"][];
            destinations?: components["schemas"]["TransferDestinationUnion"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        UpdateTrieveKnowledgeBaseDTO: {
            provider: "trieve";
            name?: string;
            searchPlan?: components["schemas"]["TrieveKnowledgeBaseSearchPlan"];
            createPlan?: components["schemas"]["TrieveKnowledgeBaseImport"];
        };
        UpdateTwilioCredentialDTO: {
            provider: "twilio";
            authToken?: string;
            apiKey?: string;
            apiSecret?: string;
            name?: string;
            accountSid?: string;
        };
        UpdateTwilioPhoneNumberDTO: {
            provider: "twilio";
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
            /** @enum {string} */
            role: "admin" | "editor" | "viewer";
        };
        UpdateVapiPhoneNumberDTO: {
            provider: "vapi";
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
        UpdateVonageCredentialDTO: {
            provider: "vonage";
            apiSecret?: string;
            name?: string;
            apiKey?: string;
        };
        UpdateVonagePhoneNumberDTO: {
            provider: "vonage";
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
            provider: "webhook";
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
            hooks?: components["schemas"]["HooksUnion"][];
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
        };
        UpdateXAiCredentialDTO: {
            provider: "xai";
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
        };
        VapiCost: {
            type: "vapi";
            /** @enum {string} */
            subType: "normal" | "overage";
            minutes: number;
            cost: number;
        };
        VapiPhoneNumber: {
            /** @description Where calls go when no assistant can answer. */
            fallbackDestination?: components["schemas"]["FallbackDestinationUnion"];
            hooks?: components["schemas"]["PhoneNumberHookUnion"][];
            provider: "vapi";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            status?: "active" | "activating" | "blocked";
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
        VapiSipTransport: {
            provider: "vapi.sip";
            /** @enum {string} */
            conversationType?: "chat" | "voice";
            /** @default 60 */
            dialTimeout?: number;
            sbcCallSid?: string;
            callSid?: string;
        } & {
            [key: string]: unknown;
        };
        VapiSmartEndpointingPlan: {
            /** @enum {string} */
            provider: "vapi" | "livekit" | "custom-endpointing-model";
        };
        VapiVoice: {
            /**
             * @description Whether spoken text is kept and used again.
             * @default true
             */
            cachingEnabled?: boolean;
            provider: "vapi";
            /** @enum {string} */
            voiceId: "Elliot" | "Kylie" | "Rohan" | "Lily" | "Savannah" | "Hana" | "Neha" | "Cole" | "Harry" | "Paige" | "Spencer";
            /** @default 1 */
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        VapiVoicemailDetectionPlan: {
            /**
             * @description Longest wait for the beep before the message is left.
             * @default 30
             */
            beepMaxAwaitSeconds?: number;
            provider: "vapi";
            backoffPlan?: components["schemas"]["VoicemailDetectionBackoffPlan"];
            /**
             * @default audio
             * @enum {string}
             */
            type?: "audio" | "transcript";
        };
        /** @description A room in the browser. */
        VapiWebCallTransport: {
            provider: "daily";
            /** @enum {string} */
            conversationType?: "chat" | "voice";
            /**
             * @description Whether the room closes once the visitor leaves; off, a page can join again.
             * @default true
             */
            roomDeleteOnUserLeaveEnabled?: boolean;
            /** @description Token to join or control with. */
            callToken?: string;
            /** Format: uri */
            callUrl?: string;
            callSipUri?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Raw audio over a WebSocket. */
        VapiWebsocketTransport: {
            provider: "vapi.websocket";
            /** @enum {string} */
            conversationType?: "chat" | "voice";
        } & {
            [key: string]: unknown;
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
        VoiceCost: {
            type: "voice";
            voice: {
                [key: string]: unknown;
            };
            characters: number;
            cost: number;
        };
        /** @enum {string} */
        VoiceIdEnum: "asteria" | "luna" | "stella" | "athena" | "hera" | "orion" | "arcas" | "perseus" | "angus" | "orpheus" | "helios" | "zeus" | "thalia" | "andromeda" | "helena" | "apollo" | "aries" | "amalthea" | "atlas" | "aurora" | "callista" | "cora" | "cordelia" | "delia" | "draco" | "electra" | "harmonia" | "hermes" | "hyperion" | "iris" | "janus" | "juno" | "jupiter" | "mars" | "minerva" | "neptune" | "odysseus" | "ophelia" | "pandora" | "phoebe" | "pluto" | "saturn" | "selene" | "theia" | "vesta";
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
            /** @enum {string} */
            gender?: "male" | "female";
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
        };
        VoiceLibraryVoiceResponse: {
            voiceId: string;
            name: string;
            publicOwnerId?: string;
            description?: string;
            gender?: string;
            age?: string | number;
            accent?: string;
        };
        /** @description Voices, by provider. */
        VoiceUnion: components["schemas"]["AzureVoice"] | components["schemas"]["CartesiaVoice"] | components["schemas"]["CustomVoice"] | components["schemas"]["DeepgramVoice"] | components["schemas"]["ElevenLabsVoice"] | components["schemas"]["HumeVoice"] | components["schemas"]["LMNTVoice"] | components["schemas"]["NeuphonicVoice"] | components["schemas"]["OpenAIVoice"] | components["schemas"]["PlayHTVoice"] | components["schemas"]["RimeAIVoice"] | components["schemas"]["SmallestAIVoice"] | components["schemas"]["TavusVoice"] | components["schemas"]["VapiVoice"] | components["schemas"]["SesameVoice"] | components["schemas"]["InworldVoice"] | components["schemas"]["MinimaxVoice"];
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
            type: "voicemail-detection";
            model: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            provider: "twilio" | "google" | "openai" | "vapi";
            promptTextTokens: number;
            promptAudioTokens: number;
            completionTextTokens: number;
            completionAudioTokens: number;
            cost: number;
        };
        VoicemailDetectionUnion: components["schemas"]["GoogleVoicemailDetectionPlan"] | components["schemas"]["OpenAIVoicemailDetectionPlan"] | components["schemas"]["TwilioVoicemailDetectionPlan"] | components["schemas"]["VapiVoicemailDetectionPlan"];
        VonageCredential: {
            vonageApplicationPrivateKey: string;
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
            provider: "vonage";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            status?: "active" | "activating" | "blocked";
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
            provider: "vonage";
            /** @enum {string} */
            conversationType?: "chat" | "voice";
            conversationUUID?: string;
            callUUID?: string;
        } & {
            [key: string]: unknown;
        };
        WebChat: {
            id: string;
            sessionId?: string;
            output: components["schemas"]["ChatMessageUnion"][];
        };
        WebhookCredential: {
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
        Workflow: {
            nodes: components["schemas"]["WorkflowNodeUnion"][];
            model?: components["schemas"]["WorkflowModelUnion"];
            transcriber?: components["schemas"]["TranscriberUnion"];
            voice?: components["schemas"]["VoiceUnion"];
            observabilityPlan?: components["schemas"]["LangfuseObservabilityPlan"];
            /** @description Sound under the conversation: `off`, `office` or the address of a sound file. */
            backgroundSound?: ("off" | "office") | (string & {});
            hooks?: components["schemas"]["HooksUnion"][];
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
        };
        WorkflowAnthropicModel: {
            provider: "anthropic";
            model: components["schemas"]["AnthropicModelModelEnum"];
            thinking?: components["schemas"]["AnthropicThinkingConfig"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
        };
        WorkflowCustomModel: {
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
        };
        WorkflowGoogleModel: {
            provider: "google";
            model: components["schemas"]["ModelEnum"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
        };
        WorkflowModelUnion: components["schemas"]["WorkflowOpenAIModel"] | components["schemas"]["WorkflowAnthropicModel"] | components["schemas"]["WorkflowGoogleModel"] | components["schemas"]["WorkflowCustomModel"];
        WorkflowNodeUnion: components["schemas"]["ConversationNode"] | components["schemas"]["ToolNode"];
        WorkflowOpenAIModel: {
            provider: "openai";
            model: components["schemas"]["WorkflowOpenAIModelModelEnum"];
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
        };
        /** @enum {string} */
        WorkflowOpenAIModelModelEnum: "gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4.1" | "gpt-4.1-mini" | "gpt-4.1-nano" | "chatgpt-4o-latest" | "o3" | "o3-mini" | "o4-mini" | "o1-mini" | "o1-mini-2024-09-12" | "gpt-4o-mini-2024-07-18" | "gpt-4o-mini" | "gpt-4o" | "gpt-4o-2024-05-13" | "gpt-4o-2024-08-06" | "gpt-4o-2024-11-20" | "gpt-4-turbo" | "gpt-4-turbo-2024-04-09" | "gpt-4-turbo-preview" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4" | "gpt-4-0613" | "gpt-3.5-turbo" | "gpt-3.5-turbo-0125" | "gpt-3.5-turbo-1106" | "gpt-3.5-turbo-16k" | "gpt-3.5-turbo-0613" | "gpt-4.1-2025-04-14:westus" | "gpt-4.1-2025-04-14:eastus2" | "gpt-4.1-2025-04-14:eastus" | "gpt-4.1-2025-04-14:westus3" | "gpt-4.1-2025-04-14:northcentralus" | "gpt-4.1-2025-04-14:southcentralus" | "gpt-4.1-mini-2025-04-14:westus" | "gpt-4.1-mini-2025-04-14:eastus2" | "gpt-4.1-mini-2025-04-14:eastus" | "gpt-4.1-mini-2025-04-14:westus3" | "gpt-4.1-mini-2025-04-14:northcentralus" | "gpt-4.1-mini-2025-04-14:southcentralus" | "gpt-4.1-nano-2025-04-14:westus" | "gpt-4.1-nano-2025-04-14:eastus2" | "gpt-4.1-nano-2025-04-14:westus3" | "gpt-4.1-nano-2025-04-14:northcentralus" | "gpt-4.1-nano-2025-04-14:southcentralus" | "gpt-4o-2024-11-20:swedencentral" | "gpt-4o-2024-11-20:westus" | "gpt-4o-2024-11-20:eastus2" | "gpt-4o-2024-11-20:eastus" | "gpt-4o-2024-11-20:westus3" | "gpt-4o-2024-11-20:southcentralus" | "gpt-4o-2024-08-06:westus" | "gpt-4o-2024-08-06:westus3" | "gpt-4o-2024-08-06:eastus" | "gpt-4o-2024-08-06:eastus2" | "gpt-4o-2024-08-06:northcentralus" | "gpt-4o-2024-08-06:southcentralus" | "gpt-4o-mini-2024-07-18:westus" | "gpt-4o-mini-2024-07-18:westus3" | "gpt-4o-mini-2024-07-18:eastus" | "gpt-4o-mini-2024-07-18:eastus2" | "gpt-4o-mini-2024-07-18:northcentralus" | "gpt-4o-mini-2024-07-18:southcentralus" | "gpt-4o-2024-05-13:eastus2" | "gpt-4o-2024-05-13:eastus" | "gpt-4o-2024-05-13:northcentralus" | "gpt-4o-2024-05-13:southcentralus" | "gpt-4o-2024-05-13:westus3" | "gpt-4o-2024-05-13:westus" | "gpt-4-turbo-2024-04-09:eastus2" | "gpt-4-0125-preview:eastus" | "gpt-4-0125-preview:northcentralus" | "gpt-4-0125-preview:southcentralus" | "gpt-4-1106-preview:australia" | "gpt-4-1106-preview:canadaeast" | "gpt-4-1106-preview:france" | "gpt-4-1106-preview:india" | "gpt-4-1106-preview:norway" | "gpt-4-1106-preview:swedencentral" | "gpt-4-1106-preview:uk" | "gpt-4-1106-preview:westus" | "gpt-4-1106-preview:westus3" | "gpt-4-0613:canadaeast" | "gpt-3.5-turbo-0125:canadaeast" | "gpt-3.5-turbo-0125:northcentralus" | "gpt-3.5-turbo-0125:southcentralus" | "gpt-3.5-turbo-1106:canadaeast" | "gpt-3.5-turbo-1106:westus";
        WorkflowOverrides: {
            /** @description Values for `{{name}}` in prompts and messages. */
            variableValues?: {
                [key: string]: unknown;
            };
        };
        XAiCredential: {
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
            /** @enum {string} */
            model: "grok-beta" | "grok-2" | "grok-3";
            provider: "xai";
            /** @description Randomness of the model. */
            temperature?: number;
            /** @description Longest answer of the model, in tokens. */
            maxTokens?: number;
            /**
             * @description Whether the customer's emotion is told to the model.
             * @default false
             */
            emotionRecognitionEnabled?: boolean;
            /**
             * @description How many turns at the start use a faster, smaller model.
             * @default 0
             */
            numFastTurns?: number;
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
                /** @description Only items of this workflow. */
                workflowId?: string;
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
                status?: "scheduled" | "in-progress" | "ended";
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
                "application/json": components["schemas"]["CreateByoPhoneNumberDTO"] | components["schemas"]["CreateTwilioPhoneNumberDTO"] | components["schemas"]["CreateVonagePhoneNumberDTO"] | components["schemas"]["CreateVapiPhoneNumberDTO"] | components["schemas"]["CreateTelnyxPhoneNumberDTO"];
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
                provider?: "make" | "gohighlevel" | "function";
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
                "application/json": components["schemas"]["CreateSesameVoiceDTO"];
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
                provider: "make" | "ghl";
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
                provider: "make" | "ghl";
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
                provider: "make" | "ghl";
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
}
