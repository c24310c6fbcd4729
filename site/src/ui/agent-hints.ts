import { createContext } from 'react';

/**
 * What belongs in each field of a form, by the field's name, for agents in the visitor's browser
 * (WebMCP's declarative proposal, as Chrome tries it: developer.chrome.com/docs/ai/webmcp).
 */
export const AgentHints = createContext<Readonly<Record<string, string>>>({});
