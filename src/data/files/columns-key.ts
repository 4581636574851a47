/** Where this device remembers named columns of tables; wiped with the person (rule A1e). */
export const COLUMNS_KEY = 'anilha.import-columns';
