/** The name by which the platform's speaking participant is known (specification, section 4). */
export const ASSISTANT_NAME = 'Vapi Speaker'
