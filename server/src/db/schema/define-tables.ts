import type { Columns } from './columns'
import {
  defineAdmins,
  defineAuth,
  defineMailChoices,
  defineParentCodes,
  defineParentLinks,
  defineProfiles,
} from './tables/accounts'
import { defineAccountFailures, defineApiProcesses } from './tables/api-processes'
import {
  defineCareerBookmarks,
  defineCareers,
  defineInterestSurveys,
  defineSeededContent,
} from './tables/careers'
import {
  defineClasses,
  defineClassInvites,
  defineClassStudents,
  defineClassTeachers,
  defineStudentCards,
} from './tables/classes'
import {
  defineAcceptedAnswers,
  defineGameShares,
  defineHostStudents,
  defineHostTotals,
  defineQuestionCounts,
  defineRoomErasures,
  defineRoomStores,
  defineSettlements,
  defineUsedGameCodes,
} from './tables/game-records'
import {
  defineGameAnswers,
  defineGamePlayers,
  defineGameQuestions,
  defineGameSessions,
} from './tables/games'
import { defineHomework, defineHomeworkGames, defineHomeworkStudents } from './tables/homework'
import {
  defineLtiAccountCodes,
  defineLtiChoices,
  defineLtiExtraTimes,
  defineLtiGames,
  defineLtiLaunches,
  defineLtiLinks,
  defineLtiScores,
} from './tables/lti-activities'
import {
  defineLtiContexts,
  defineLtiDeployments,
  defineLtiDocuments,
  defineLtiIdentities,
  defineLtiInvites,
  defineLtiLogins,
  defineLtiPlatforms,
} from './tables/lti-platforms'
import { defineMailOutbox } from './tables/mail-outbox'
import {
  defineConcerns,
  definePlanGoals,
  definePlanReflections,
  definePlanReviews,
  definePlans,
} from './tables/plans'
import {
  defineQuestionFigures,
  defineQuestionImages,
  defineQuestionSets,
  defineQuestions,
} from './tables/question-sets'
import {
  defineOwnedCosmetics,
  definePackOpenings,
  definePathkeyDraws,
  definePathkeys,
  defineSoloRewards,
  defineTokenLedger,
  defineUserPathkeys,
} from './tables/rewards'
import {
  defineRosterClasses,
  defineRosterImports,
  defineRosterParts,
  defineRosterStudents,
} from './tables/rosters'
import {
  defineAuditEntries,
  defineSchoolBlocks,
  defineSchoolInvites,
  defineSchoolStaff,
  defineSchools,
} from './tables/schools'
import {
  defineQuestionReports,
  defineSetEditors,
  defineSetFavourites,
  defineSetReports,
  defineSetShares,
} from './tables/set-sharing'

/** All tables in one dialect; those that name another one come after it. */
export function defineTables(columns: Columns) {
  const accountFailures = defineAccountFailures(columns)
  const apiProcesses = defineApiProcesses(columns)
  const careers = defineCareers(columns)
  const ltiDocuments = defineLtiDocuments(columns)
  const ltiPlatforms = defineLtiPlatforms(columns)
  const mailOutbox = defineMailOutbox(columns)
  const pathkeys = definePathkeys(columns)
  const profiles = defineProfiles(columns)
  const schools = defineSchools(columns, { profiles })
  const classes = defineClasses(columns, { schools })
  const roomErasures = defineRoomErasures(columns)
  const roomStores = defineRoomStores(columns)
  const seededContent = defineSeededContent(columns)
  const questionSets = defineQuestionSets(columns, { careers, profiles })
  const questions = defineQuestions(columns, { questionSets })
  const questionFigures = defineQuestionFigures(columns, { questions })
  const questionImages = defineQuestionImages(columns, { profiles })
  const setFavourites = defineSetFavourites(columns, { profiles, questionSets })
  const setReports = defineSetReports(columns, { profiles, questionSets })
  const setShares = defineSetShares(columns, { questionSets })
  const setEditors = defineSetEditors(columns, { profiles, questionSets })
  const hostTotals = defineHostTotals(columns, { profiles })
  const hostStudents = defineHostStudents(columns, { profiles })
  const soloRewards = defineSoloRewards(columns, { profiles, questionSets })
  const usedGameCodes = defineUsedGameCodes(columns)
  const userPathkeys = defineUserPathkeys(columns, { pathkeys, profiles })
  const admins = defineAdmins(columns, { profiles })
  const classTeachers = defineClassTeachers(columns, { classes, profiles })
  const classStudents = defineClassStudents(columns, { classes, profiles })
  const classInvites = defineClassInvites(columns, { classes })
  const rosterClasses = defineRosterClasses(columns, { classes, profiles })
  const rosterStudents = defineRosterStudents(columns, { profiles })
  const rosterImports = defineRosterImports(columns, { profiles })
  const rosterParts = defineRosterParts(columns, { rosterImports })
  const auditEntries = defineAuditEntries(columns, { profiles, schools })
  const schoolBlocks = defineSchoolBlocks(columns, { profiles, schools })
  const schoolInvites = defineSchoolInvites(columns, { schools })
  const schoolStaff = defineSchoolStaff(columns, { profiles, schools })
  const studentCards = defineStudentCards(columns, { profiles })
  const gameSessions = defineGameSessions(columns, { classes, profiles, questionSets })
  const gameShares = defineGameShares(columns, { gameSessions })
  const careerBookmarks = defineCareerBookmarks(columns, { careers, profiles })
  const interestSurveys = defineInterestSurveys(columns, { profiles })
  const ltiContexts = defineLtiContexts(columns, { ltiPlatforms })
  const ltiDeployments = defineLtiDeployments(columns, { ltiPlatforms })
  const ltiExtraTimes = defineLtiExtraTimes(columns, { ltiContexts })
  const ltiIdentities = defineLtiIdentities(columns, { profiles })
  const ltiInvites = defineLtiInvites(columns, { ltiPlatforms, profiles })
  const ltiLinks = defineLtiLinks(columns, { ltiContexts, ltiPlatforms })
  const ltiLogins = defineLtiLogins(columns, { ltiPlatforms })
  const ltiScores = defineLtiScores(columns, { gameSessions, ltiLinks })
  const mailChoices = defineMailChoices(columns, { profiles })
  const ownedCosmetics = defineOwnedCosmetics(columns, { profiles })
  const packOpenings = definePackOpenings(columns, { profiles })
  const parentCodes = defineParentCodes(columns, { profiles })
  const parentLinks = defineParentLinks(columns, { profiles })
  const settlements = defineSettlements(columns, { gameSessions })
  const tokenLedger = defineTokenLedger(columns, { gameSessions, profiles })
  const gamePlayers = defineGamePlayers(columns, { gameSessions, profiles })
  const gameQuestions = defineGameQuestions(columns, { gameSessions })
  const questionReports = defineQuestionReports(columns, { gameQuestions, profiles })
  const acceptedAnswers = defineAcceptedAnswers(columns, { gameQuestions, profiles })
  const questionCounts = defineQuestionCounts(columns, { gameQuestions })
  const ltiGames = defineLtiGames(columns, { gameSessions, ltiLinks })
  const ltiLaunches = defineLtiLaunches(columns, { ltiContexts, ltiLinks, ltiPlatforms, profiles })
  const pathkeyDraws = definePathkeyDraws(columns, { gamePlayers, pathkeys, profiles })
  const gameAnswers = defineGameAnswers(columns, { gamePlayers, gameQuestions })
  const ltiAccountCodes = defineLtiAccountCodes(columns, { ltiLaunches })
  const ltiChoices = defineLtiChoices(columns, { ltiLaunches })
  const homework = defineHomework(columns, { classes, profiles })
  const homeworkStudents = defineHomeworkStudents(columns, { homework, profiles })
  const concerns = defineConcerns(columns, { profiles })
  const plans = definePlans(columns, { profiles })
  const planGoals = definePlanGoals(columns, { profiles })
  const planReflections = definePlanReflections(columns, { careers, gameSessions, profiles })
  const planReviews = definePlanReviews(columns, { profiles })
  const homeworkGames = defineHomeworkGames(columns, { gameSessions, homework })

  return {
    ...defineAuth(columns, { profiles }),
    acceptedAnswers,
    accountFailures,
    admins,
    apiProcesses,
    auditEntries,
    careerBookmarks,
    careers,
    classInvites,
    classStudents,
    classTeachers,
    classes,
    concerns,
    gameAnswers,
    gamePlayers,
    gameQuestions,
    gameSessions,
    gameShares,
    homework,
    homeworkGames,
    homeworkStudents,
    hostStudents,
    hostTotals,
    interestSurveys,
    ltiAccountCodes,
    ltiChoices,
    ltiContexts,
    ltiDeployments,
    ltiDocuments,
    ltiExtraTimes,
    ltiGames,
    ltiIdentities,
    ltiInvites,
    ltiLaunches,
    ltiLinks,
    ltiLogins,
    ltiPlatforms,
    ltiScores,
    mailChoices,
    mailOutbox,
    ownedCosmetics,
    packOpenings,
    parentCodes,
    parentLinks,
    pathkeyDraws,
    pathkeys,
    planGoals,
    planReflections,
    planReviews,
    plans,
    profiles,
    questionCounts,
    questionFigures,
    questionImages,
    questionReports,
    questionSets,
    questions,
    roomErasures,
    roomStores,
    rosterClasses,
    rosterImports,
    rosterParts,
    rosterStudents,
    schoolBlocks,
    schoolInvites,
    schoolStaff,
    schools,
    seededContent,
    setEditors,
    setFavourites,
    setReports,
    setShares,
    settlements,
    soloRewards,
    studentCards,
    tokenLedger,
    usedGameCodes,
    userPathkeys,
  }
}
